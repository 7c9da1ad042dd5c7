/** `2026-000123`: without gaps in each year, for payments, refunds and refunds that came back; `''` where none is booked. */
export function formatReceiptNumber(year: number | null, no: number | null): string {
  return year === null || no === null ? '' : `${year}-${String(no).padStart(6, '0')}`;
}
