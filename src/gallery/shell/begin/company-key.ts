const LONGEST = 40;

/** A company key from the name of a bank: "Kano Trust Bank" becomes `kano-trust-bank`. */
export function keyFrom(name: string): string {
  const words =
    name
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, LONGEST).replace(/-+$/, "");
}
