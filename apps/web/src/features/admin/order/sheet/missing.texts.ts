import { filingLabels } from '@wideload/contract/client';
import { uncapitalize, type FilingField } from '@wideload/domain';
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

/** Fields whose label is no noun that a sentence could take. */
const fieldsInSentence: Partial<Record<FilingField, string>> = {
  plate_expiry: 'the day on which the plate expires',
  empty_weight: 'the empty weight in pounds',
  gvwr: 'the GVWR in pounds',
  hauling_equipment_description: 'the equipment in words',
  steerable_axle: 'whether the trailer has a rear steerable axle',
  load_weight: 'the weight of the load alone in pounds',
  mobile_home_serial: 'the year, make and serial number of the home',
  nondivisible_statement: 'whether the load can be divided',
  hazmat: 'whether the load is a hazardous material',
  origin_dest_junction: 'both ends of the trip as road junctions',
  weekend_travel: 'whether the truck travels on weekends',
  return_trip: 'whether the truck returns with the load',
  insurance_policy_expiry: 'the day on which the insurance policy expires',
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
  return first === first.toUpperCase() ? text : uncapitalize(text);
}

function nameValue({ field, label, state }: Subject): string {
  const say = inSentence[label];
  if (say !== undefined) return say(state);
  const known = fieldsInSentence[field];
  if (known !== undefined) return known;
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
