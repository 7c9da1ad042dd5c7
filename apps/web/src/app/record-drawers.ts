import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

/** The wizard adds a missing record with these, over its step. */
export const recordDrawers = {
  company: createLazyPart(async () => (await import('#features/carrier/companies/company-drawer.tsx')).CompanyDrawer),
  truck: createLazyPart(async () => (await import('#features/carrier/vehicles/truck-drawer.tsx')).TruckDrawer),
  trailer: createLazyPart(async () => (await import('#features/carrier/vehicles/trailer-drawer.tsx')).TrailerDrawer),
};
