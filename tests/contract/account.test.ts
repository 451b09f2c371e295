import { describe, expect, test } from "vitest";
import { BUY_AIRTIME, airtime } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const KYC = "/api/v1/customers/kyc-verifications";
const PNG = "data:image/png;base64,iVBORw0KGgo=";

function passwords(changes: Record<string, unknown> = {}) {
  const new_password = "N3w!pass";
  return {
    current_password: "Password1!",
    new_password,
    new_password_confirmation: new_password,
    ...changes,
  };
}

function pins(changes: Record<string, unknown> = {}) {
  return { current_pin: "1234", new_pin: "8642", new_pin_confirmation: "8642", ...changes };
}

async function login(password: string): Promise<number> {
  const body = { username: "ada", password };
  return (await sandbox.call("POST", "/api/v1/login", { body })).status;
}

async function pay(token: string, transaction_pin: string): Promise<number> {
  return (await sandbox.call("POST", BUY_AIRTIME, { token, body: airtime({ transaction_pin }) })).status;
}

async function details(id: string) {
  return await sandbox.call("GET", `/api/v1/organizations/customer-support-details/${id}`);
}

describe("a changed password", () => {
  test("signs in, the old password does not, and only the other sessions end", async () => {
    const [token, other] = [await sandbox.signIn("ada"), await sandbox.signIn("ada")];
    const changed = await sandbox.call("POST", "/api/v1/change-password", { token, body: passwords() });
    expect(changed.body).toEqual({ status: true, message: "Your password was changed." });
    expect([await login("Password1!"), await login("N3w!pass")]).toEqual([400, 200]);
    expect((await sandbox.call("GET", "/api/v1/profile", { token })).status).toBe(200);
    expect((await sandbox.call("GET", "/api/v1/profile", { token: other })).status).toBe(401);
  });

  test.each([
    ["current_password", { current_password: "password1!" }, "The current password is wrong."],
    ["new_password_confirmation", { new_password_confirmation: "N3w!pas" }, "Password Not Match"],
    [
      "new_password",
      { new_password: "Password1!", new_password_confirmation: "Password1!" },
      "Choose one that is not the current one.",
    ],
  ])("is refused at %s: %o", async (field, changes, message) => {
    const token = await sandbox.signIn("ada");
    const body = passwords(changes);
    const answer = await sandbox.call("POST", "/api/v1/change-password", { token, body });
    expect([answer.status, answer.at("/message")]).toEqual([422, message]);
    expect(answer.at("/errors")).toEqual({ [field]: [message] });
    expect(await login("Password1!")).toBe(200);
  });

  test("is in no log", async () => {
    const token = await sandbox.signIn("ada");
    await sandbox.call("POST", "/api/v1/change-password", { token, body: passwords() });
    const log = await sandbox.call("GET", "/__sandbox/log");
    expect(JSON.stringify(log.body)).not.toMatch(/Password1!|N3w!pass/);
  });
});

describe("a changed transaction PIN", () => {
  test("pays, and the old PIN does not", async () => {
    const token = await sandbox.signIn("ada");
    const changed = await sandbox.call("POST", "/api/v1/change-transaction-pin", { token, body: pins() });
    expect(changed.body).toEqual({ status: true, message: "Your transaction PIN was changed." });
    expect([await pay(token, "1234"), await pay(token, "8642")]).toEqual([400, 200]);
  });

  test.each([
    [{ current_pin: "0000" }, 400, "Incorrect transaction PIN. 4 tries left."],
    [{ new_pin_confirmation: "8643" }, 422, "PIN Not Match"],
    [{ new_pin: "abcd", new_pin_confirmation: "abcd" }, 422, "The PIN has 4 digits."],
    [{ new_pin: "1234", new_pin_confirmation: "1234" }, 422, "Choose one that is not the current one."],
  ])("%o is refused", async (changes, status, message) => {
    const token = await sandbox.signIn("ada");
    const body = pins(changes);
    const answer = await sandbox.call("POST", "/api/v1/change-transaction-pin", { token, body });
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
    expect(await pay(token, "1234")).toBe(200);
  });

  test("five wrong attempts lock the PIN here too", async () => {
    const token = await sandbox.signIn("ada");
    const body = pins({ current_pin: "0000" });
    for (let tries = 0; tries < 5; tries++) {
      await sandbox.call("POST", "/api/v1/change-transaction-pin", { token, body });
    }
    expect(await pay(token, "1234")).toBe(423);
  });
});

describe("the KYC form", () => {
  const form = { id_type: "bvn", id_value: "22345678901", valid_id_url: PNG, signature_url: PNG };

  test("is listed, under review, and its documents are in the profile", async () => {
    const token = await sandbox.signIn("bola");
    expect((await sandbox.call("GET", KYC, { token })).at("/data/data")).toEqual([]);
    const saved = await sandbox.call("POST", KYC, { token, body: form });
    expect(saved.body).toEqual({
      status: true,
      message: "Your documents were sent. We are looking at them.",
    });
    const status = async () => (await sandbox.call("GET", KYC, { token })).at("/data/data/0/status/label");
    expect(await status()).toBe("Under review");
    sandbox.pass(5000);
    expect(await status()).toBe("Verified");
    const profile = (await sandbox.call("GET", "/api/v1/profile", { token })).at("/data/data") as {
      valid_id_url: string;
    };
    expect(profile).toMatchObject({ id_type: "bvn", bvn: "22345678901", nin: null });
    const picture = await sandbox.fetch("GET", profile.valid_id_url);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await picture.arrayBuffer()).toString("base64")).toBe("iVBORw0KGgo=");
    const log = JSON.stringify((await sandbox.call("GET", "/__sandbox/log")).body);
    expect(log).not.toMatch(/22345678901|iVBORw0KGgo/);
  });

  test.each([
    [{ id_value: "22300000001" }, "No record was found for this number."],
    [{ id_value: "123" }, "A BVN has 11 digits."],
  ])("%o is refused with a message at the number", async (changes, message) => {
    const token = await sandbox.signIn("ada");
    const answer = await sandbox.call("POST", KYC, { token, body: { ...form, ...changes } });
    expect([answer.status, answer.at("/errors")]).toEqual([422, { id_value: [message] }]);
  });

  test.each(["data:image/svg+xml;base64,PHN2Zz4=", "https://example.com/id.png"])(
    "%s is not accepted as a document",
    async (valid_id_url) => {
      const token = await sandbox.signIn("ada");
      const answer = await sandbox.call("POST", KYC, { token, body: { ...form, valid_id_url } });
      expect([answer.status, answer.at("/errors/0/pointer")]).toEqual([422, "/body/valid_id_url"]);
    },
  );

  test("a document that was never sent is not found", async () => {
    expect((await sandbox.fetch("GET", "/__sandbox/documents/nothing")).status).toBe(404);
  });
});

describe("the company's information", () => {
  test("support details are the company's own, in their free form", async () => {
    expect((await details("1")).at("/data/address/city")).toBe("Lagos");
    for (const id of ["2", "3"]) expect((await details(id)).status).toBe(200);
    expect((await details("4")).at("/data")).toEqual({});
    expect((await details("99")).status).toBe(404);
  });

  test("public content and the admin board are lists", async () => {
    const token = await sandbox.signIn("ada");
    const content = (await sandbox.call("GET", "/api/v1/all")).at("/data/data") as Record<string, unknown>[];
    expect(content.filter((entry) => "banner_url" in entry)).toHaveLength(4);
    expect(content.filter((entry) => !("banner_url" in entry))).toHaveLength(2);
    expect((await sandbox.call("GET", "/api/v1/admin", { token })).at("/data/data")).toHaveLength(1);
    expect((await sandbox.call("GET", "/api/v1/admin")).status).toBe(401);
  });
});
