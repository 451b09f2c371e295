/**
 * The words of a text in the letters a to z and digits, without accents, as permanent names are made of them: "Société des Eaux"
 * becomes societe, des, eaux. Letters of other scripts are left out.
 */
export function plainWords(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.match(/[a-z0-9]+/g) ?? [];
}
