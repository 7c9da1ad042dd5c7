/** Where figures come from: `fields` are those that this source supports; `url` may be a legal citation instead. */
export type StateSource = {
  title: string;
  publisher: string;
  url: string;
  year: number | null;
  tier: string;
  fields: string[];
};

/** A group of figures in inches, pounds, dollars, days, words and flags, and what has to be known beside them. */
type Group<Fields> = Fields & { notes?: string };
type Figure = number | null;
type Flag = boolean | null;

/** A file of data/states as it is, by the field names that data/README.md explains. The figures themselves are in `StateFacts`. */
export type StateFile = {
  legal: Group<{ width_in: number }>;
  superload: Group<{ length_in: Figure }>;
  fee: Group<{ basis: string }>;
  escorts: Group<{ width_in: number }>;
  travel: Group<{ daylight_only: Flag }>;
  sources: StateSource[];
  field_confidence: Record<string, string>;
  null_meaning: Record<string, string>;
};
