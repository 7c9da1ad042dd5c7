/** What is wrong after a submit. */
export const thereIsAProblem = 'There is a problem';
/** Stands before a page’s title while its form has problems. */
export const errorMark = 'Error: ';
