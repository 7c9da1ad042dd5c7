import {
  formatPounds,
  pounds,
  sheetAxles,
  type NoteKind,
  type SheetDoubt,
  type SheetKey,
  type UnreadReason,
} from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';

const count = (figures: number, one: string, many: string) => `${figures} ${figures === 1 ? one : many}`;

const doubts: Record<SheetDoubt, string> = {
  order: 'Nothing says which is the width. Taken in the order of the text: check it, or choose.',
  field: 'Nothing says what this is.',
  unit: 'The unit is in doubt.',
  'decimal-feet': 'Decimal feet, or feet and inches?',
  tons: 'Metric tons or short tons?',
  thousands: 'The unit is missing.',
  approximate: 'The text says that this is not exact. Is it what you want to enter?',
  values: 'The text has different figures for this.',
  groups: 'Is this the weight of each axle, or of groups of axles?',
  'load-alone': 'Is this truck, trailer and load together, or the load alone?',
};

const unread: Record<UnreadReason, string> = {
  'no-label': 'nothing says which field it is for',
  'no-figure': 'there is no figure that we can read',
  'out-of-range': 'the figure is not possible',
  'axle-groups': 'it is the weight of a group: enter the weight of each axle',
  'axle-count': 'it does not match the number of axles in the text',
  'too-long': 'the text is too long; paste the rest by itself',
};

const notes: Record<NoteKind, string> = {
  cargo: 'what is hauled: an order has fields for it, under “Load details for state forms”',
  'tire-size': 'the size of tires: an order has a field for it, under “Load details for state forms”',
  route: 'route: enter it with the places',
  contact: 'contact, vehicle or reference',
  rating: 'a rating, not the weight of the load',
  'load-alone': 'the load alone, without truck and trailer',
  axles: 'number of axles: it follows from the axle distances',
  words: 'no figure',
};

export const pasteWords = {
  label: 'Load sheet, e-mail or row',
  hint: 'For example: 16 wide x 15-2 high x 98 long, 118k. Nothing is filled in until you press the button below the list.',
  summary: (read: number, asked: number, left: number) =>
    [
      count(read, 'figure read', 'figures read'),
      ...(asked === 0 ? [] : [count(asked, 'question', 'questions')]),
      ...(left === 0 ? [] : [`${count(left, 'part', 'parts')} not understood`]),
    ].join(', '),
  nothing: 'We found no size, weight or axle in this text.',
  whichLoad: (loads: number) => `This text has ${loads} loads. Which one is this?`,
  loadNumber: (load: number) => `Load ${load}`,
  from: (words: string) => `from “${words}”`,
  rounded: 'rounded up',
  tires: (tires: number) => `${tires} tires`,
  weight: (weight: number) => formatPounds(pounds(weight)),
  /** The trailer has its own record in an order, and the check asks for no tires. */
  missingField: (key: SheetKey) => (key === 'trailer' ? 'Trailer length' : `Axle ${sheetAxles[key]}`),
  noFieldHere: 'there is no field for it here',
  isFilled: 'is in the form',
  replace: (label: string, text: string) => `Replace ${label} ${text}, which is in the form`,
  ask: (words: string) => `“${words}”`,
  doubt: (why: SheetDoubt) => doubts[why],
  leaveOut: 'Leave it out',
  unread: (words: string, because: UnreadReason) => `We did not understand “${words}”: ${unread[because]}.`,
  others: 'Understood or passed over, and not filled in',
  note: (words: string, what: NoteKind) => `“${words}”: ${notes[what]}`,
  fill: (fields: number) => `Fill in ${count(fields, 'field', 'fields')}`,
  filled: (labels: readonly string[]) => `Filled in: ${formatList(labels)}.`,
} as const;
