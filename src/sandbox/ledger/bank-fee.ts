/** Fee of a transfer to a bank, in kobo: ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above. */
export function bankTransferFee(amountKobo: number): number {
  if (amountKobo <= 5_000_00) return 10_00;
  return amountKobo <= 50_000_00 ? 25_00 : 50_00;
}
