/** Sorting a list without the heads of a table. */
export const sortBy = 'Sort by';
export const ascending = (by: string) => `${by}, ascending`;
export const descending = (by: string) => `${by}, descending`;
