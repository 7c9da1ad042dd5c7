/** One day of the dashboard. */
export const notADay = 'This is not a day. Type it like 11/3/2026.';
export const dayToCome = 'This day is still to come. Days of last year need their year, like 11/3/2025.';
export const calendarNotLoaded = 'The calendar cannot be loaded just now. Type the day, for example 11/3/2026.';
export const oneDay = 'One day';
export const pickADay = 'Pick a day';
