import { CompanyDrawer } from '#features/carrier/records/lazy-company-drawer.ts';
import { TrailerDrawer, TruckDrawer } from '#features/carrier/records/lazy-vehicle-drawers.ts';

/** The wizard adds a missing record with these, over its step. */
export const recordDrawers = { company: CompanyDrawer, truck: TruckDrawer, trailer: TrailerDrawer };
