/** Missing in Safari and Firefox. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the device may fetch what nobody asked for. Where the browser says nothing, it may. */
export function isGoodConnection(
  // Cast: not every browser has it, so the DOM's types leave it out.
  connection: Connection | undefined = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && effectiveType === '4g';
}
