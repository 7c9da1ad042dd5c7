/** What the parts of the interface say by themselves. */
export const notChosen = 'not chosen';
export const isToday = 'today';
export const isSelected = 'selected';
export const nothingMatches = 'Nothing matches';
export const none = 'none';
export const close = 'Close';
export const open = 'Open';
export const tryAgain = 'Try again';
export const downloadCsv = 'Download CSV';
export const optional = 'optional';
export const cancel = 'Cancel';
export const throwAwayQuestion = 'Throw away what you typed?';
export const throwAway = 'Throw away';
export const keepTyping = 'Keep typing';
export const notSavedYet = 'It has not been saved.';
export const didYouMean = 'Did you mean';
export const partNotLoaded = 'This part could not be loaded.';
