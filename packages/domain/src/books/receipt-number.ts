/** `2026-000123`: without gaps in each year, for payments, refunds and refunds that came back. */
export function formatReceiptNumber(year: number, no: number): string {
  return `${year}-${String(no).padStart(6, '0')}`;
}
