import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** Lazy: many orders have no trip. */
export const TripSectionPart = createLazyPart(async () => (await import('./trip-section.tsx')).TripSection);
