export const was = (words: string) => `Was: ${words}`;
export const now = (words: string) => `Now: ${words}`;
export const since = (day: string) => `Since ${day}`;
export const source = 'Source';
export const notLoaded = 'We could not look for warnings about this trip';
export const noLonger = 'No longer';
export const title = (state: string, what: string) => `${state}: ${what}`;
export const showAll = (count: number) => `${count} warnings that do not hold any more`;
export const showOne = 'One warning that does not hold any more';
