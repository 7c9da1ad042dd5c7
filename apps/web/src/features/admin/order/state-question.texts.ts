export const notLoaded = 'Which states to ask could not be loaded.';
export const statesToAsk = 'States to ask before the carrier can pay';
export const askAbout = (states: string, order: number, units: readonly number[]) =>
  `${states}, order ${order}, ${units.length === 1 ? 'unit' : 'units'} ${units.join(', ')}`;
export const waitingSince = (company: string, since: string) =>
  `${company === '' ? 'waiting' : `${company}, waiting`} since ${since}`;
export const askFirst = 'A superload, or not permitted: ask the state first';
export const heading = (state: string, unit: number) => `${state}, unit ${unit}`;
export const office = 'Permit office:';
export const notReviewedYet = 'The carrier has not reviewed the order yet, so the load may still change.';
export const saidBefore = 'The states said before it was paid';
export const saidYes = (at: string) => `Recorded ${at}: the state would permit the load.`;
export const saidNo = (at: string) => `Recorded ${at}: the state would not permit the load.`;
export const reason = 'What the state said';
export const reasonHint =
  'The carrier reads it, also the conditions of a yes: a survey, a bridge review, days. Needed for a no.';
export const reasonMissing = 'Say why, so that the carrier can change the load.';
export const yes = 'The state would permit it';
export const no = 'The state would not permit it';
export const recorded = 'The answer is recorded, and the carrier is told.';
export const recordAnswer = 'Record the answer of the state';
