import type { CompanyFacts, TrailerFacts, TruckFacts } from '@wideload/contract';

export const changedSinceReview = 'Something has changed since you reviewed this order';
export const reviewAgain = 'Review it, then check the box again.';
export const emptyField = 'empty';
export const companyNamed = (name: string) => `Company ${name}`;
export const truckNumbered = (number: string) => `Truck ${number}`;
export const trailerNumbered = (number: string) => `Trailer ${number}`;
export const recordOfUnit = (record: string, unit: number) => `${record} of unit ${unit}`;
/** `Trailer 22 of unit 1: length is 50 ft, it was 53 ft.` */
export const isAndWas = (record: string, field: string, { is, was }: { is: string; was: string }) =>
  `${record}: ${field} is ${is}, it was ${was}.`;
export const permitNamed = (state: string, unit: number) => `Permit for ${state}, unit ${unit}`;
export const costs = (permit: string, { is, was }: { is: string; was: string }) =>
  `${permit}: it now costs ${is} instead of ${was}.`;
export const isNeeded = (permit: string, price: string) => `${permit}: it is now needed and costs ${price}.`;
export const isNotNeeded = (permit: string, price: string) => `${permit}: it is no longer needed; it cost ${price}.`;
export const showChange = 'Show it';
/** Completes `Show it` for screen readers: `trailer 22 of unit 1`. */
export const showWhat = (what: string) => what.charAt(0).toLowerCase() + what.slice(1);
export const feet = (count: string) => `${count} ft`;

type RecordField = Exclude<keyof TruckFacts | keyof TrailerFacts | keyof CompanyFacts, '_id'>;

/** Fields of a truck, trailer or company, in lower case for a sentence. */
export const recordFields: Readonly<Record<RecordField, string>> = {
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
  emptyWeight: 'empty weight',
  gvwr: 'GVWR',
  plateExpiry: 'last day of the plate',
  irp: 'apportioned plate',
  tireSize: 'tire size',
  dotNumber: 'usdot number',
  docketNumber: 'docket number',
  docketPrefix: 'docket series',
  typedFields: 'part typed by hand',
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
  insurance: 'insurance',
  insuranceExpiry: 'last day of the insurance',
  fein: 'FEIN',
  iftaNumber: 'IFTA number',
  emergencyContact: 'emergency contact',
  stateAccounts: 'account numbers at states',
  permitEmail: 'e-mail for permits',
};

export const change = 'Change';
export const none = 'none';
export const notGivenYet = 'Not set yet: the middle of the state';
export const company = 'Company';
export const usdotNumber = 'Usdot number';
export const docketNumber = 'Docket number';
export const address = 'Address';
export const basicDetails = 'Basic details';
export const jurisdiction = 'Jurisdiction';
export const states = 'States';
export const vehicles = 'Vehicles';
export const permits = 'Permits';
export const state = 'State';
export const amount = 'Amount';
export const billing = 'Billing';
export const orderTotal = 'Order total';
export const feesAreEstimates =
  'The fees are estimates. The final amount may change once a state has reviewed the application.';
export const noPermitNeeded = 'This unit needs no permit in the selected states.';
export const fee = 'Fee';
export const byState = 'By state';
export const permitsByState = 'Permits by state, all units';
export const accuracy = 'Accuracy';
export const accuracyText =
  'All the information in this order must be accurate. Permits are issued for exactly what is stated here, and a permit that does not match the load is not valid.';
export const noAlteration = 'No alteration';
export const noAlterationText = 'Altering an issued permit in any way is prohibited by law.';
export const voidPolicy = 'Void policy';
export const voidPolicyText =
  'An issued permit can be voided only if the state allows it. The state may charge a void fee, which we pass on to you.';
export const turnAroundTime = 'Turn-around time';
export const turnAroundTimeText =
  'Turn-around times are our best effort. They depend on the state permit offices and are not guaranteed.';
export const compliance = 'Compliance';
export const complianceText =
  'The permit holder is responsible for complying with every provision of each permit, such as route surveys, insurance and pilot cars.';
export const fees = 'Fees';
export const feesText =
  'Quoted fees are estimates and may change. When a state charges more than was quoted, extra authorizations on your card may be processed.';
export const informationAboutOrder = 'Information about order';
export const ok = 'OK';
export const paymentOptions = 'Payment options';
export const review = 'Review';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const loadType = 'Load type';
export const loadedWeight = 'Loaded weight';
export const startDate = 'Start date';
export const endDate = 'End date';
export const permitType = 'Permit type';
export const origin = 'Origin';
export const destination = 'Destination';
export const oversizePermitType = 'Oversize Permit Type';
export const permitHeading = (unit: number, state: string) => `Unit ${unit}, ${state}`;
// Completes `Change` for screen readers.
export const ofUnit = (unit: number) => `of unit ${unit}`;
export const ofPermit = (unit: number, state: string) => `of unit ${unit}, ${state}`;
export const permitsOfUnit = (unit: number) => `Permits of unit ${unit}`;
export const totalOfUnit = (unit: number) => `Unit ${unit} total`;
export const permitsCount = (count: number) => (count === 1 ? '1 permit' : `${count} permits`);
export const feeOnce = (fee: string) => `${fee} once`;
export const feeByDay = (fee: string, days: number) => `${fee} a day × ${days} ${days === 1 ? 'day' : 'days'}`;
