/** A null value is missing. `link`: an address or a phone number to open. */
export type SheetRow = { label: string; value: string | null; link?: string };

/**
 * `asked`: the form asks for it, and the carrier can answer for a missing value. The rest are facts of the state;
 * `folded` ones open on demand on the screen. A wide group has long values.
 */
export type SheetGroup = { title: string; kind: 'asked' | 'state' | 'folded'; isWide: boolean; rows: SheetRow[] };

/** Empty texts are missing. */
export function toRow(label: string, value: string | null | undefined): SheetRow {
  return { label, value: value === undefined || value === '' ? null : value };
}
