type Group<Fields> = Fields & { notes?: string };
type Figure = number | null;
type Flag = boolean | null;

/** A file of data/states; data/README.md explains the fields. */
export type StateFile = {
  legal: Group<{ width_in: number }>;
  superload: Group<{ length_in: Figure }>;
  fee: Group<{ basis: string }>;
  escorts: Group<{ width_in: number }>;
  travel: Group<{ daylight_only: Flag }>;
  field_confidence: Record<string, string>;
  null_meaning: Record<string, string>;
};
