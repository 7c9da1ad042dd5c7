/** Missing in Safari and Firefox. */
export type Connection = { saveData?: boolean; effectiveType?: string };

// Cast: not every browser has it, so the DOM's types leave it out.
const findConnection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** @returns true if the visitor asked the browser to save data. */
export const isDataSaved = () => findConnection()?.saveData;

/** @returns true if the device may fetch what nobody asked for. Where the browser says nothing, it may. */
export function isGoodConnection(connection = findConnection()): boolean {
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && effectiveType === '4g';
}
