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
export const discardQuestion = 'Discard what you typed?';
export const throwAway = 'Discard';
export const keepTyping = 'Keep typing';
export const notSavedYet = 'It has not been saved.';
export const didYouMean = 'Did you mean';
export const partNotLoaded = 'This part could not be loaded.';
export const newRelease = 'Wideload has a new version. Try again.';

export const thereIsAProblem = 'There is a problem';
export const errorMark = 'Error: ';

export const hide = 'Hide';
export const show = 'Show';
export const showNamed = (password: string) => `Show ${password}`;
export const hideNamed = (password: string) => `Hide ${password}`;

export const ft = 'ft';
export const inches = 'in';
export const inFeet = (length: string) => `${length}, feet`;
export const inInches = (length: string) => `${length}, inches`;

export const loading = 'Loading';
export const choicesNotLoaded = (reason: string) => `The choices could not be loaded. ${reason}`;
export const thisCouldNotBeLoaded = 'This could not be loaded';
export const requestNumber = (id: string) => `Request number ${id}`;
export const noPage = (page: number) => `There is no page ${page}`;
export const goToPage = (page: number) => `Go to page ${page}`;
export const listEndsOn = (page: number) => `The list ends on page ${page}.`;

export const pages = 'Pages';
export const firstPage = 'First page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const lastPage = 'Last page';
export const rowsAPage = 'Rows per page';
export const rangeOf = (first: number, last: number, total: number) => `${first} to ${last} of ${total}`;
export const pageNumbered = (page: number, last: number) => `${page} of ${last}`;

export const sortBy = 'Sort by';
export const ascending = (by: string) => `${by}, ascending`;
export const descending = (by: string) => `${by}, descending`;

export const messages = 'Messages';
export const closeNamed = (message: string) => `Close: ${message}`;

/** Empty fields of the browser's own calendar and clock. */
export const blankDate = 'mm/dd/yyyy';
export const blankTime = '--:-- --';
