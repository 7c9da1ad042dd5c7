/** What was edited on the lists since an order was reviewed. */

export const title = 'Something has changed since you reviewed this order';
export const reviewAgain = 'Look at it, and tick the box again.';
export const none = 'empty';
export const company = (name: string) => `Company ${name}`;
export const truck = (number: string) => `Truck ${number}`;
export const trailer = (number: string) => `Trailer ${number}`;
export const ofUnit = (record: string, unit: number) => `${record} of unit ${unit}`;
/** `Trailer 22 of unit 1: length is 50 ft, it was 53 ft.` */
export const isAndWas = (record: string, field: string, { is, was }: { is: string; was: string }) =>
  `${record}: ${field} is ${is}, it was ${was}.`;
export const permit = (state: string, unit: number) => `Permit for ${state}, unit ${unit}`;
export const costs = (permit: string, { is, was }: { is: string; was: string }) =>
  `${permit}: it costs ${is} instead of ${was}.`;
export const isNeeded = (permit: string, price: string) => `${permit}: it is needed now, and costs ${price}.`;
export const isNotNeeded = (permit: string, price: string) =>
  `${permit}: it is not needed any more; it had cost ${price}.`;
export const show = 'Show it';
/** Behind `Show it`, for those who cannot see what it is beside: `trailer 22 of unit 1`. */
export const showWhat = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);
export const feet = (count: string) => `${count} ft`;

/** Fields of a truck, trailer or company, as they stand within a sentence. */
export const fields: Readonly<Record<string, string>> = {
  internalNumber: 'number',
  type: 'type',
  vinCode: 'VIN',
  make: 'make',
  model: 'model',
  year: 'year',
  plateNumber: 'plate number',
  plateState: 'plate state',
  registeredWeight: 'registered weight',
  length: 'length',
  dotNumber: 'usdot number',
  docketNumber: 'docket number',
  name: 'name',
  zip: 'zip',
  street: 'street',
  country: 'country',
  state: 'state',
  city: 'city',
  carrierName: 'carrier name',
  email: 'e-mail',
  phone: 'phone',
  extension: 'extension',
  address_secondary: 'second address line',
  title: 'title',
};
