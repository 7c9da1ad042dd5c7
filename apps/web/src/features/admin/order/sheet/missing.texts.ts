import * as labels from './sheet.texts.ts';

export type Part = 'company' | 'truck' | 'trailer' | 'load' | 'axles' | 'route';
type Sentence = (state: string) => string;

const owners: Record<Part, string> = {
  company: 'the company’s',
  truck: 'the truck’s',
  trailer: 'the trailer’s',
  load: 'the load’s',
  axles: 'the axles’',
  route: 'the trip’s',
};

const axlePairs = [1, 2, 3, 4, 5].map((from): [string, Sentence] => [
  labels.spacing(from),
  () => `the distance from axle ${from} to axle ${from + 1}`,
]);

/** Labels that alone say too little in a sentence. */
const inSentence: Readonly<Record<string, Sentence | undefined>> = {
  [labels.usdotNumber]: () => 'the company’s USDOT number',
  [labels.docketNumber]: () => 'the company’s docket number',
  [labels.registeredWeight]: () => 'the truck’s registered weight',
  [labels.plateState]: () => 'the state of the truck’s plate',
  [labels.loadType]: () => 'the type of the load',
  [labels.entry]: (state) => `the place where the truck enters ${state}`,
  [labels.exit]: (state) => `the place where the truck leaves ${state}`,
  [labels.roads]: (state) => `the roads that the truck takes in ${state}`,
  [labels.miles]: (state) => `the miles that the truck travels in ${state}`,
  ...Object.fromEntries(axlePairs),
};

const isWordInCapitals = (label: string) => label === label.toUpperCase();

function nameValue(part: Part, label: string, state: string): string {
  const say = inSentence[label];
  if (say !== undefined) return say(state);
  return `${owners[part]} ${isWordInCapitals(label) ? label : label.toLowerCase()}`;
}

/** The question about a value that the form of a state asks for and the order does not give. */
export const questionAbout = ({ part, label, state }: { part: Part; label: string; state: string }) =>
  `The permit form of ${state} asks for ${nameValue(part, label, state)}, and your order does not have it. Please send it to us.`;
