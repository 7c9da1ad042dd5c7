import { filingLabels } from '@wideload/contract/client';
import type { FilingField } from '@wideload/domain';
import * as labels from './sheet.texts.ts';

type Subject = { field: FilingField; label: string; state: string };
type Sentence = (state: string) => string;

/** Labels that alone say too little in a sentence. */
const inSentence: Readonly<Record<string, Sentence | undefined>> = {
  [labels.origin]: () => 'the trip’s origin',
  [labels.destination]: () => 'the trip’s destination',
  [labels.entry]: (state) => `the place where the truck enters ${state}`,
  [labels.exit]: (state) => `the place where the truck leaves ${state}`,
  [labels.roads]: (state) => `the roads that the truck takes in ${state}`,
  [labels.miles]: (state) => `the miles that the truck travels in ${state}`,
};

/** Of several values under one field, each is named. */
const severalValues: ReadonlySet<FilingField> = new Set([
  'overall_size',
  'overhang',
  'axle_weights',
  'axle_spacings',
  'tires_per_axle',
]);

/** `Truck VIN` in a sentence: `the truck VIN`. A word in capitals stays. */
function lowerFirst(text: string): string {
  const [first = ''] = text.split(' ');
  return first === first.toUpperCase() ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function nameValue({ field, label, state }: Subject): string {
  const say = inSentence[label];
  if (say !== undefined) return say(state);
  if (field === 'state_account') return `your account number at ${state}`;
  return `the ${lowerFirst(severalValues.has(field) ? label : filingLabels[field])}`;
}

const writeQuestion = (state: string, name: string) =>
  `The permit form of ${state} asks for ${name}, and your order does not have it. Please send it to us.`;

/** The question about a value that the form of a state asks for and the order does not give. `name` is for a list of several. */
export function questionAbout(subject: Subject): { question: string; name: string } {
  const name = nameValue(subject);
  return { question: writeQuestion(subject.state, name), name };
}

const list = new Intl.ListFormat('en-US');

/** One question about all that is missing. */
export function questionAboutAll(states: readonly string[], names: readonly string[]): string {
  const forms = states.length === 1 ? 'The permit form of' : 'The permit forms of';
  const asks = states.length === 1 ? 'asks' : 'ask';
  const given = names.length === 1 ? 'it' : 'them';
  return `${forms} ${list.format(states)} ${asks} for ${list.format(names)}, and your order does not have ${given}. Please send ${given} to us.`;
}
