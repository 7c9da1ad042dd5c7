/** The pages of a list. */
export const pages = 'Pages';
export const firstPage = 'First page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const lastPage = 'Last page';
export const rowsAPage = 'Rows a page';
export const rangeOf = (first: number, last: number, total: number) => `${first} to ${last} of ${total}`;
export const pageNumbered = (page: number, last: number) => `${page} of ${last}`;
