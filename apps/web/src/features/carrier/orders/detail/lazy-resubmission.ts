import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// Few orders are sent again, and its form is that of the wizard.
export const Resubmission = createLazyPart(async () => (await import('./resubmission.tsx')).Resubmission);
