/** Putting a refused permit right. */

export const startDate = 'Start date';
export const endDate = 'End date';
export const resubmitPermit = 'Resubmit permit';
export const fixIntro =
  'Nothing more is charged. What is wrong with the load itself a representative changes with you.';
export const origin = 'Origin';
export const destination = 'Destination';
export const comment = 'Comment';
export const yourAnswer = 'Your answer';
export const answerHint = 'For whoever files the permit again: what you have changed, or why the state may say yes.';
export const latitudeLongitude = 'Latitude, longitude';
export const askedAgain = (state: string, unit: number) => `The ${state} permit for unit ${unit} is asked for again.`;
export const notAPlace = 'Not a place: type a latitude and a longitude, for example 35.22, -101.83.';
export const whyItWasRefused = 'Why it was refused';
export const fixAndResubmitOf = (state: string, unit: number) => `Fix and resubmit: ${state}, unit ${unit}`;
