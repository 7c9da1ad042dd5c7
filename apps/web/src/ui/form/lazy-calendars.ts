import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// The library of the calendars weighs more than a form, and a date can be typed.
export const DayCalendar = createLazyPart(async () => (await import('./calendars.tsx')).DayCalendar);
export const DateCalendar = createLazyPart(async () => (await import('./calendars.tsx')).DateCalendar);
