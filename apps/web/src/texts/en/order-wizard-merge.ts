/** Choosing between what two people typed into one order. */

export const chooseWhatToKeep = 'Choose what to keep';
export const notNow = 'Not now';
export const saveMyChoice = 'Save my choice';
export const keepAllOfMine = 'Keep all of mine';
export const takeAllOfTheirs = 'Take all of theirs';
export const yours = 'Yours';
export const other = 'Other';
export const bothChanged = (time: string, count: number) =>
  `Both you and somebody else (at ${time}) changed ${count === 1 ? 'this answer' : `these ${count} answers`}.`;
export const restIsTaken = 'Everything else that was changed there is taken over.';
/** Behind the words on a button, for those who cannot see above what it stands. */
export const forGroup = (part: string) => `for ${part}`;
