import { operations } from "#sandbox/openapi/document.ts";
import { routes } from "#sandbox/routes/routes.ts";
import { describe, expect, test } from "vitest";
import { createSandbox } from "#sandbox/server.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox({ isReadOnly: true });
const HOUR = 60 * 60 * 1000;

describe("requests that nobody means", () => {
  test.each(["99999999999999999999", "1e21"])("page %s of the history is empty", async (page) => {
    const token = await sandbox.signIn("ada");
    const path = `/api/v1/customers/wallet-transactions?page=${page}`;
    const answer = await sandbox.call("GET", path, { token });
    expect([answer.status, answer.at("/data/transactions/data")]).toEqual([200, []]);
  });

  test("a null character is refused, and the letters that write it are not", async () => {
    expect(await sendCodeTo("a\u0000")).toBe(422);
    expect(await sendCodeTo(String.raw`a\u0000`)).not.toBe(422);
  });
});

describe("headers and sign-in", () => {
  test("a call without AppID is refused", async () => {
    const answer = await sandbox.call("GET", "/api/v1/profile", { headers: { AppID: "" } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ status: false, message: "The AppID header is missing." });
  });

  test("a call without a session token is refused", async () => {
    const answer = await sandbox.call("GET", "/api/v1/profile");
    expect([answer.status, answer.at("/message")]).toEqual([401, "Unauthenticated."]);
  });

  test("a session ends after 12 hours", async () => {
    const token = await sandbox.signIn("ada");
    sandbox.pass(12 * HOUR - 1);
    expect((await sandbox.call("GET", "/api/v1/profile", { token })).status).toBe(200);
    sandbox.pass(1);
    const answer = await sandbox.call("GET", "/api/v1/profile", { token });
    expect([answer.status, answer.at("/message")]).toEqual([401, "Your session has ended. Sign in again."]);
  });

  test("sign-in gives a token and the profile", async () => {
    const answer = await sandbox.call("POST", "/api/v1/login", {
      body: { username: "bola", password: "Password1!" },
    });
    expect(answer.status).toBe(200);
    expect(answer.at("/data/token")).toMatch(/^[\w-]{43}$/);
    expect(answer.at("/data/profile")).toMatchObject({ first_name: "Bola", email_verified_at: null });
  });

  test.each([
    ["a wrong password", { username: "ada", password: "password1!" }],
    ["an unknown username", { username: "nobody", password: "Password1!" }],
  ])("%s gets the same refusal", async (_, body) => {
    const answer = await sandbox.call("POST", "/api/v1/login", { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ status: false, message: "Invalid username or password." });
  });

  test("a request that does not match the contract gets 422 with the pointer, without the value", async () => {
    const answer = await sandbox.call("POST", "/api/v1/login", {
      body: { username: 7, password: "Secret-9" },
    });
    expect(answer.status).toBe(422);
    expect(answer.at("/errors")).toEqual([{ pointer: "/body/username", message: "must be string" }]);
    expect(JSON.stringify(answer.body)).not.toContain("Secret-9");
  });

  test("bypass-email-verification gives the same reply for every name and verifies nobody", async () => {
    const known = await sandbox.call("POST", "/api/v1/bypass-email-verification", {
      body: { username: "bola" },
    });
    const unknown = await sandbox.call("POST", "/api/v1/bypass-email-verification", {
      body: { username: "x" },
    });
    expect(known.body).toEqual(unknown.body);
    const login = await sandbox.call("POST", "/api/v1/login", {
      body: { username: "bola", password: "Password1!" },
    });
    expect(login.at("/data/profile/email_verified_at")).toBeNull();
  });
});

describe("companies", () => {
  test.each(["demo", "harbour", "sahel", "palmgrove"])(
    "%s has airtime, data and transfers on, and a logo",
    async (key) => {
      const answer = await sandbox.call("GET", `/platform/api/v1/organizations/${key}`);
      expect(answer.at("/data/customized_app_displayable_menu_items")).toMatchObject({
        "display-airtime-menu": true,
        "display-data-menu": true,
        "display-bank-transfer-menu": true,
        "display-wallet-transfer-menu": true,
      });
      const logo = await sandbox.fetch("GET", String(answer.at("/data/logo")));
      expect(logo.headers.get("content-type")).toBe("image/svg+xml");
    },
  );

  test.each(["acme", "constructor"])("%s is not a company", async (key) => {
    const answer = await sandbox.call("GET", `/platform/api/v1/organizations/${key}`);
    expect([answer.status, answer.at("/message")]).toEqual([404, "Company not found."]);
  });

  test("an added company is named after its key, and has every feature and a logo", async () => {
    const acme = await createSandbox({ otherCompanies: () => ["acme-north"] });
    const read = async (path: string) => {
      const reply = await acme.fetch(new Request(`http://localhost${path}`, { headers: { AppID: "test" } }));
      return (await reply.json()) as { data: Record<string, unknown> };
    };
    const { data } = await read("/platform/api/v1/organizations/acme-north");
    expect(data["full_name"]).toBe("Acme North");
    expect(Object.values(data["customized_app_displayable_menu_items"] as object)).not.toContain(false);
    const logo = await acme.fetch(new Request(`http://localhost${String(data["logo"])}`));
    expect(await logo.text()).toContain(">A</text>");
    const support = `/api/v1/organizations/customer-support-details/${String(data["id"])}`;
    expect((await read(support)).data).toEqual({});
    expect(await read("/__sandbox/violations")).toEqual([]);
    await acme.close();
  });

  test("adverts have banners, and are the same in the public content and in the extension", async () => {
    const token = await sandbox.signIn("ada");
    const answer = await sandbox.call("GET", "/api/v1/adverts", { token });
    const adverts = answer.at("/data") as { banner_url: string }[];
    const content = (await sandbox.call("GET", "/api/v1/all")).at("/data/data");
    expect(content).toEqual(expect.arrayContaining(adverts));
    const banner = await sandbox.fetch("GET", adverts[0]!.banner_url);
    expect(await banner.text()).toContain("<svg");
  });
});

describe("wallets and history", () => {
  test("ada has three wallets with the balances of the demo", async () => {
    const token = await sandbox.signIn("ada");
    const answer = await sandbox.call("GET", "/api/v1/customers/wallets", { token });
    const wallets = answer.at("/data/data") as { balance: number }[];
    expect(wallets.map(({ balance }) => balance)).toEqual([245300.5, 18250, 920.75]);
    expect((await sandbox.call("GET", "/api/v1/profile", { token })).at("/data/data/wallets")).toEqual(
      wallets,
    );
    expect((await sandbox.call("GET", "/api/v1/users/profile", { token })).at("/data/data/telephone")).toBe(
      "08031234567",
    );
  });

  test("bola has no wallets and no history", async () => {
    const token = await sandbox.signIn("bola");
    expect((await sandbox.call("GET", "/api/v1/customers/wallets", { token })).at("/data/data")).toEqual([]);
    const history = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?page=1", { token });
    expect(history.at("/data/transactions/data")).toEqual([]);
    expect(history.at("/data/meta_data")).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 0 });
  });

  test("pages of the history are complete, in order and without overlap", async () => {
    const token = await sandbox.signIn("ada");
    const rows: { id: number; created_at: string }[] = [];
    let lastPage = 1;
    for (let page = 1; page <= lastPage; page++) {
      const path = `/api/v1/customers/wallet-transactions?page=${page}&items_per_page=100`;
      const answer = await sandbox.call("GET", path, { token });
      lastPage = Number(answer.at("/data/meta_data/last_page"));
      rows.push(...(answer.at("/data/transactions/data") as typeof rows));
    }
    expect(rows.length).toBeGreaterThan(280);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const times = rows.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each([4, 11, 12, 13, 14])("the history can be filtered by type %i and by days", async (type) => {
    const token = await sandbox.signIn("ada");
    const query = `from=2025-06-01&to=2025-12-31&transaction_type_id=${type}&items_per_page=100`;
    const answer = await sandbox.call("GET", `/api/v1/transactions/history?${query}`, { token });
    const rows = answer.at("/data/data/data") as { transaction_type_id: number; created_at: string }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.transaction_type_id === type)).toBe(true);
    // Days begin at midnight in Lagos, an hour before midnight UTC.
    expect(
      rows.every(({ created_at }) => created_at >= "2025-05-31T23" && created_at < "2025-12-31T23"),
    ).toBe(true);
  });

  test("the demo data is the same at each reset", async () => {
    const token = await sandbox.signIn("ada");
    const path = "/api/v1/customers/wallet-transactions?items_per_page=100";
    const before = await sandbox.call("GET", path, { token });
    await sandbox.call("POST", "/__sandbox/reset");
    const after = await sandbox.call("GET", path, { token: await sandbox.signIn("ada") });
    expect(after.body).toEqual(before.body);
  });
});

describe("calls and the OpenAPI file", () => {
  test("an unknown call gets 404", async () => {
    const answer = await sandbox.call("GET", "/api/v1/nothing");
    expect([answer.status, answer.at("/message")]).toEqual([404, "There is no call GET /api/v1/nothing."]);
  });

  test("every call of the file is implemented", () => {
    const missing = operations.filter(({ id }) => routes[id] === undefined).map(({ id }) => id);
    expect(missing).toEqual([]);
  });
});

async function sendCodeTo(user_reference: string): Promise<number> {
  const body = { user_reference, phone_number: "1" };
  return (await sandbox.call("POST", "/api/v1/users/send-otp", { body })).status;
}
