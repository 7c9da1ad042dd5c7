import { formatMeasure } from '../../basics/format-measure.ts';

export const grantedFields = { width: 'in', height: 'in', length: 'in', weight: 'lb' } as const;
export type GrantedField = keyof typeof grantedFields;
/** The size and weight on a state's permit, in inches and pounds; null where they are those of the order. */
export type GrantedFigures = Record<GrantedField, number | null>;

export type PermitFacts = {
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  granted: GrantedFigures;
};
/** The size and weight of the order. */
export type OrderedFigures = GrantedFigures;

/** `label` is a sentence's subject; the values are ready to be read. */
export type PermitFactChange = { label: string; from: string; to: string };

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string | null) => (day === null ? '' : dayFormat.format(new Date(day)));

const figureLabels: Record<GrantedField, string> = {
  width: 'Width',
  height: 'Height',
  length: 'Length',
  weight: 'Gross weight',
};

function listFacts({ stateNumber, validFrom, validTo, granted }: PermitFacts, ordered: OrderedFigures) {
  const figures = Object.entries(grantedFields).map(([name, unit]) => {
    // Cast: the keys of the record.
    const field = name as GrantedField;
    const figure = granted[field] ?? ordered[field];
    return { label: figureLabels[field], value: figure === null ? 'none' : formatMeasure(figure, unit) };
  });
  return [
    { label: 'Number', value: stateNumber },
    { label: 'Valid from', value: formatDay(validFrom) },
    { label: 'Valid to', value: formatDay(validTo) },
    ...figures,
  ];
}

/** The differences between two versions of an issued permit. */
export function findPermitChanges(
  before: PermitFacts,
  after: PermitFacts,
  { ordered }: { ordered: OrderedFigures },
): PermitFactChange[] {
  const was = listFacts(before, ordered);
  return listFacts(after, ordered).flatMap(({ label, value: to }, at) => {
    const from = was[at]?.value ?? '';
    return from === to ? [] : [{ label, from, to }];
  });
}

export function formatPermitChange({ label, from, to }: PermitFactChange): string {
  return `${label}: ${to}, before ${from}`;
}
