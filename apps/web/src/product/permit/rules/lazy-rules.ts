import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// The rows of the states weigh more than the rest of a page.
export const MovementRules = createLazyPart(async () => (await import('./state-rules.tsx')).MovementList);
export const TripEscorts = createLazyPart(async () => (await import('./state-rules.tsx')).TripEscortList);
