export const atAGlance = 'What you pay, when and where';
export const permitsCost = (count: number) => (count === 1 ? '1 permit' : `${count} permits`);
export const whoCharges =
  'You pay us these prices now. What a state charges beyond them, we charge only after the state has named it.';
export const ofTheTrip = 'of the trip';
export const from = 'From';
export const to = 'To';
export const stop = (number: number) => `Stop ${number}`;
export const leaving = 'Leaving';
export const distance = 'Distance';
export const daysByState = 'Days by state';
export const state = 'State';
export const miles = 'Miles';
export const days = 'Days';
export const unitDays = (units: readonly number[], days: string) => `Unit ${units.join(', ')}: ${days}`;
