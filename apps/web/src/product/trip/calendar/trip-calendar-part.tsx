import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** Lazy: the calendar brings the facts of the states and the map of the time zones. */
export const TripCalendarPart = createLazyPart(async () => (await import('./calendar-section.tsx')).CalendarSection);
