import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** Lazy: the rows of the states weigh more than the rest of a page. */
export const MovementRules = createLazyPart(async () => (await import('./movement-list.tsx')).MovementList);
