/** A null value is missing. `link`: an address or a phone number to open. `question`: it asks the carrier for a missing value. */
export type SheetRow = { label: string; value: string | null; link?: string; question?: string };

/**
 * `asked`: the form asks for it. The rest are facts of the state; `folded` ones open on demand on the screen. `place`: the column on
 * the screen, or both of them for long values.
 */
export type SheetGroup = {
  title: string;
  kind: 'asked' | 'state' | 'folded';
  place: 'first' | 'second' | 'both';
  rows: SheetRow[];
};

/** Empty texts are missing. */
export function toRow(label: string, value: string | null | undefined): SheetRow {
  return { label, value: value === undefined || value === '' ? null : value };
}
