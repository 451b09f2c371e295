/** A Nigerian phone number as `0` and ten digits, from any common spelling; undefined for any other text. */
export function normalPhone(phone: string): string | undefined {
  const digits = phone.replaceAll(/[\s()-]/g, "").replace(/^\+?234(?=\d{10}$)/, "0");
  return /^0\d{10}$/.test(digits) ? digits : undefined;
}
