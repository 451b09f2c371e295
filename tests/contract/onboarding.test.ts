import { describe, expect, test } from "vitest";
import { BUY_AIRTIME, airtime } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const MINUTE = 60_000;
const OTP = "123456";
const NOT_VALID = "This one-time code is no longer valid. Ask for a new one.";
const WRONG_TOKEN = "The token is wrong or has expired.";
const BOLA = { user_reference: "usr-demo-bola", phone_number: "08052345678" };

function form(changes: Record<string, unknown> = {}) {
  return {
    id_type: "nin",
    id_value: "12345678901",
    first_name: "Dayo",
    middle_name: "",
    last_name: "Ade",
    gender: "female",
    date_of_birth: "1995-05-05",
    phone_number1: "08077778888",
    phone_number2: "",
    username: "DayAd7",
    password: "Str0ng!pass",
    transaction_pin: "2468",
    email: "Dayo@example.com",
    telephone: "08077778888",
    ...changes,
  };
}

async function register(changes: Record<string, unknown> = {}, way = "with-kyc") {
  return await sandbox.call("POST", `/api/v1/customers-api/registrations/${way}`, { body: form(changes) });
}

async function verify(otp_code: string, user_reference: string = BOLA.user_reference) {
  return await sandbox.call("POST", "/api/v1/users/verify-otp", { body: { user_reference, otp_code } });
}

async function resend(body: Record<string, unknown> = BOLA) {
  return await sandbox.call("POST", "/api/v1/users/send-otp", { body });
}

async function requestToken(email: string) {
  return await sandbox.call("POST", "/api/v1/password/request-token", { body: { email } });
}

async function reset(email: string, token: string, password = "N3w!pass", password_confirmation = password) {
  return await sandbox.call("POST", "/api/v1/password/reset", {
    body: { email, token, password, password_confirmation },
  });
}

describe("identity look-up", () => {
  test.each([
    ["nin", "12345678901"],
    ["bvn", "22345678901"],
    ["passport-number", "A01234567"],
  ])("%s %s always belongs to the same person", async (type, number) => {
    const path = `/api/v1/verify/${type}/${number}`;
    const answer = await sandbox.call("GET", path);
    expect(answer.body).toMatchObject({ status: true, data: { first_name: expect.any(String) as string } });
    expect((await sandbox.call("GET", path)).body).toEqual(answer.body);
  });

  test.each([
    ["nin", "12300000001", 200, "No record was found for this number."],
    ["nin", "12300000002", 503, "The identity service is not available. Try again later."],
    ["bvn", "12300000003", 500, ""],
    ["nin", "123456789", 422, "A NIN has 11 digits."],
    ["passport-number", "123456789", 422, "A passport number has one letter and 8 digits."],
  ])("%s %s gives status false", async (type, number, status, message) => {
    const answer = await sandbox.call("GET", `/api/v1/verify/${type}/${number}`);
    expect([answer.status, answer.at("/status"), answer.at("/message")]).toEqual([status, false, message]);
  });
});

describe("registration", () => {
  test.each([
    ["with-kyc", { id_type: "bvn" }],
    ["without-kyc", { id_type: "passport-number", id_value: "A01234567" }],
    ["without-kyc", { id_type: "kyc", id_value: "" }],
  ])("%s: the customer verifies, signs in, and pays with the chosen PIN", async (way, changes) => {
    const registered = await register(changes, way);
    expect(registered.at("/data/phone_number")).toBe("08077778888");
    expect((await verify(OTP, String(registered.at("/data/user_reference")))).at("/status")).toBe(true);
    const login = await sandbox.call("POST", "/api/v1/login", {
      body: { username: "dayad7", password: "Str0ng!pass" },
    });
    expect(login.at("/data/profile")).toMatchObject({
      email: "dayo@example.com",
      email_verified_at: expect.any(String) as string,
    });
    const token = String(login.at("/data/token"));
    const wallets = await sandbox.call("GET", "/api/v1/customers/wallets", { token });
    expect(wallets.at("/data/data")).toHaveLength(1);
    const number = String(wallets.at("/data/data/0/wallet_number"));
    const paid = await sandbox.call("POST", BUY_AIRTIME, {
      token,
      body: airtime({ source_wallet_number: number, transaction_pin: "2468" }),
    });
    expect(paid.at("/status")).toBe(true);
    expect(await sandbox.balance(number)).toBe(4_900_00);
  });

  test.each([
    ["username", { username: "ADA" }, "This username is taken."],
    ["email", { email: "Ada.Okafor@example.com" }, "This e-mail address is in use."],
    ["phone_number1", { phone_number1: "+234 803 123 4567" }, "This phone number is in use."],
    ["username", { username: "a b" }, "Use 3 to 30 letters, digits, dots, dashes or underscores."],
    ["email", { email: "dayo" }, "Enter an e-mail address, as name@example.com."],
    ["phone_number1", { phone_number1: "12" }, "Enter a phone number of 11 digits."],
    ["transaction_pin", { transaction_pin: "12a4" }, "The PIN has 4 digits."],
    ["date_of_birth", { date_of_birth: "soon" }, "Enter a date."],
    ["id_value", { id_value: "12300000001" }, "No record was found for this number."],
    ["id_type", { id_type: "kyc" }, "Choose NIN or BVN."],
  ])("a wrong %s is refused at its field: %o", async (field, changes, message) => {
    const answer = await register(changes);
    expect([answer.status, answer.at("/message")]).toEqual([422, message]);
    expect(answer.at("/errors")).toEqual({ [field]: [message] });
  });

  test("all errors are reported at once, and nobody is registered", async () => {
    const answer = await register({ username: "ada", email: "dayo", transaction_pin: "abcd" });
    expect(Object.keys(answer.at("/errors") as object)).toEqual(["username", "email", "transaction_pin"]);
    expect((await register()).at("/status")).toBe(true);
  });

  test("NIN is refused without KYC", async () => {
    expect((await register({}, "without-kyc")).at("/errors/id_type/0")).toBe(
      "NIN and BVN are registered with KYC.",
    );
  });
});

describe("the one-time code", () => {
  test("verifies the account once", async () => {
    await resend();
    expect((await verify(OTP)).body).toEqual({
      status: true,
      message: "Your account is verified. Sign in to continue.",
    });
    expect((await verify(OTP)).at("/message")).toBe(NOT_VALID);
    const login = await sandbox.call("POST", "/api/v1/login", {
      body: { username: "bola", password: "Password1!" },
    });
    expect(login.at("/data/profile/email_verified_at")).not.toBeNull();
  });

  test("lasts 10 minutes", async () => {
    await resend();
    sandbox.pass(10 * MINUTE);
    expect((await verify(OTP)).at("/message")).toBe(NOT_VALID);
  });

  test("allows five attempts, and a new code allows attempts again", async () => {
    await resend();
    expect((await verify("000000")).at("/message")).toBe("Incorrect one-time code. 4 tries left.");
    for (let tries = 2; tries < 5; tries++) await verify("000000");
    expect((await verify("000000")).at("/message")).toBe(NOT_VALID);
    expect((await verify(OTP)).at("/message")).toBe(NOT_VALID);
    await resend();
    expect((await verify(OTP)).at("/status")).toBe(true);
  });

  test("is sent at most five times in ten minutes", async () => {
    for (let sent = 0; sent < 5; sent++) expect((await resend()).status).toBe(200);
    const sixth = await resend();
    expect([sixth.status, sixth.at("/message")]).toEqual([
      429,
      "Too many one-time codes were sent. Try again in 10 minutes.",
    ]);
    sandbox.pass(10 * MINUTE);
    expect((await resend()).status).toBe(200);
  });

  test("is sent only to the account's own phone number", async () => {
    expect((await resend({ ...BOLA, phone_number: "08000000000" })).status).toBe(404);
    expect((await verify(OTP, "usr-nobody")).status).toBe(404);
  });
});

describe("a forgotten password", () => {
  test.each(["ada.okafor@example.com", "0803 123 4567"])(
    "is reset by %s, which ends the sessions",
    async (contact) => {
      const token = await sandbox.signIn("ada");
      await requestToken(contact);
      expect((await reset(contact, OTP)).at("/status")).toBe(true);
      expect((await sandbox.call("GET", "/api/v1/profile", { token })).status).toBe(401);
      const login = await sandbox.call("POST", "/api/v1/login", {
        body: { username: "ada", password: "N3w!pass" },
      });
      expect(login.status).toBe(200);
      expect(
        (await sandbox.call("POST", "/api/v1/login", { body: { username: "ada", password: "Password1!" } }))
          .status,
      ).toBe(400);
    },
  );

  test("the reply is the same for a known and an unknown account, however often", async () => {
    const unknown = await requestToken("nobody@example.com");
    for (let sent = 0; sent < 6; sent++)
      expect((await requestToken("ada.okafor@example.com")).body).toEqual(unknown.body);
    expect((await reset("nobody@example.com", OTP)).at("/message")).toBe(WRONG_TOKEN);
  });

  test("a wrong, used or old token is refused", async () => {
    const email = "ada.okafor@example.com";
    expect((await reset(email, OTP)).at("/message")).toBe(WRONG_TOKEN);
    await requestToken(email);
    expect((await reset(email, "000000")).at("/message")).toBe(WRONG_TOKEN);
    expect((await reset(email, OTP)).at("/status")).toBe(true);
    expect((await reset(email, OTP)).at("/message")).toBe(WRONG_TOKEN);
    await requestToken(email);
    sandbox.pass(10 * MINUTE);
    expect((await reset(email, OTP)).at("/message")).toBe(WRONG_TOKEN);
  });

  test("both passwords must match", async () => {
    await requestToken("08031234567");
    const answer = await reset("08031234567", OTP, "one", "two");
    expect(answer.at("/errors")).toEqual({ password_confirmation: ["Passwords do not match."] });
  });
});
