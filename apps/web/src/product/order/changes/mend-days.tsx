import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** Few orders have days that do not meet. */
export const MendDays = createLazyPart(async () => (await import('./mend-days-button.tsx')).MendDaysButton);
