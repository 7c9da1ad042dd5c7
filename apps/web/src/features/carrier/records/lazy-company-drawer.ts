import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// The form library and the combobox weigh more than the list of records.
export const CompanyDrawer = createLazyPart(async () => (await import('./company-drawer.tsx')).CompanyDrawer);
