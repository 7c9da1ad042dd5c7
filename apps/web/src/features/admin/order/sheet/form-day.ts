/** `2026-11-30` as forms take it: `11/30/2026`. */
export function formatFormDay(day: string): string {
  const [year, month, date] = day.split('-');
  return date === undefined ? day : `${month}/${date}/${year}`;
}
