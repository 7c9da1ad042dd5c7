import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// The form library and the combobox weigh more than the list of records.
export const TruckDrawer = createLazyPart(async () => (await import('./vehicle-drawers.tsx')).TruckDrawer);
export const TrailerDrawer = createLazyPart(async () => (await import('./vehicle-drawers.tsx')).TrailerDrawer);
