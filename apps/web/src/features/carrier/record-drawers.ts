import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// The form library and the combobox weigh more than the list of records.
export const CompanyDrawer = createLazyPart(async () => (await import('./companies/company-drawer.tsx')).CompanyDrawer);
export const TruckDrawer = createLazyPart(async () => (await import('./vehicles/truck-drawer.tsx')).TruckDrawer);
export const TrailerDrawer = createLazyPart(async () => (await import('./vehicles/trailer-drawer.tsx')).TrailerDrawer);

/** The wizard adds a missing record with these, over its step. */
export const recordDrawers = { company: CompanyDrawer, truck: TruckDrawer, trailer: TrailerDrawer };
