/** A list in the pictures that it can be in. */
export const tryAgain = 'Try again';

export const loading = 'Loading';
export const thisCouldNotBeLoaded = 'This could not be loaded';
export const requestNumber = (id: string) => `Request number ${id}`;
export const noPage = (page: number) => `There is no page ${page}`;
export const goToPage = (page: number) => `Go to page ${page}`;
export const listEndsOn = (page: number) => `The list ends on page ${page}.`;
