// Apart from `lazy-charges.tsx`, so that the load check on public pages does not load the code of a failed part.
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** The rows of the states are heavier than the page. */
export const OrderCharges = createLazyPart(async () => (await import('./charges.tsx')).OrderCharges);

/** Its line is kept, so that nothing below moves. */
export const OrderTotal = createLazyPart(async () => (await import('./charges.tsx')).OrderTotal, <p>{'\u{a0}'}</p>);
