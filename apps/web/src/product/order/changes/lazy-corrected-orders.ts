import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** A page of records shows it only after a correction. */
export const CorrectedOrders = createLazyPart(async () => (await import('./corrected-orders.tsx')).CorrectedOrders);
