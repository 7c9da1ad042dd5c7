export const filingSheet = ({ state, unit }: { state: string; unit: number }) => `Filing sheet: ${state}, unit ${unit}`;
export const copyAll = 'Copy all';
export const copyOne = (label: string) => `Copy ${label}`;
export const copied = (what: string) => `Copied: ${what}`;
export const copiedAll = 'Copied: the whole sheet';
export const print = 'Print';
export const notGiven = 'Not given';
export const notGivenButRequired = 'Not given, required';
export const feetPart = 'feet';
export const inchesPart = 'inches';
export const copyPart = (label: string, part: string) => `${copyOne(label)}, ${part}`;
export const formNotLoaded = 'Check your connection, and try again.';
export const loadingTheForm = 'Loading the form of the state';
export const ask = 'Ask';
export const askAbout = (label: string) => `Ask the carrier: ${label}`;
export const typeValues = 'Type values';
export const typeValue = (label: string) => `Type ${label}`;
export const saveValue = 'Save';
export const leaveValue = 'Cancel';
export const valueSaved = (label: string) => `${label} is on the sheet`;
export const notKnown = 'Not known';
export const notCertain = 'Not certain';
/** The sheet below shows one of the states. */
export const askForAll = (count: number, states: number) =>
  `Ask for all ${count} missing${states > 1 ? ` of ${states} states` : ''}`;

export const company = 'Company';
export const companyName = 'Name';
export const usdotNumber = 'USDOT';
export const docketNumber = 'Docket';
export const address = 'Address';
export const typedByHand = 'Typed by hand';
export const addressFields = {
  street: 'street',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
} as const;
export const companyPhone = 'Company phone';
export const contactName = 'Contact';
export const contactPhone = 'Contact phone';
export const contactEmail = 'Contact e-mail';
export const permitEmail = 'E-mail for permits';
export const permitService = 'Filed by';
export const wideload = 'Wideload';

export const truck = 'Truck';
export const trailer = 'Trailer';
export const unitNumber = 'Unit number';
export const year = 'Year';
export const make = 'Make';
export const model = 'Model';
export const vin = 'VIN';
export const plate = 'Plate';
export const plateState = 'Plate state';
export const registeredWeight = 'Registered';
export const gvwr = 'GVWR';
export const emptyTruck = 'Empty truck';
export const emptyTrailer = 'Empty trailer';
export const vehicleType = 'Kind of unit';
export const truckWith = (trailer: string) => `Truck with ${trailer}`;
export const type = 'Type';
export const length = 'Length';
export const feet = (length: number) => `${length} ft`;

export const load = 'Load';
export const cargo = 'Cargo';
export const loadType = 'Load type';
export const width = 'Width';
export const height = 'Height';
export const overallLength = 'Length';
export const frontOverhang = 'Front overhang';
export const rearOverhang = 'Rear overhang';
export const grossWeight = 'Gross weight';

export const axles = 'Axles';
export const axleCount = 'Count';
export const spacing = (from: number) => `${from} to ${from + 1}`;
export const axleWeight = (axle: number) => `Axle ${axle} weight`;
export const kingpin = 'Kingpin to rear axle';
export const axleTires = (axle: number) => `Axle ${axle} tires`;

export const route = 'Route';
export const origin = 'Origin';
export const stop = (number: number) => `Stop ${number}`;
export const entry = 'Entry';
export const exit = 'Exit';
export const destination = 'Destination';
export const roads = 'Roads';
export const miles = 'Miles';

export const tripType = 'Kind of trip';
export const singleTrip = 'Single trip';
export const trips = 'Trips';
export const escorts = 'Escorts';

export const papers = 'Contact and papers';

export const dates = 'Dates';
export const from = 'From';
export const to = 'To';
export const comment = "Carrier's comment";

export const office = 'State office';
export const agency = 'Office';
export const officePhone = 'Office phone';
export const system = 'System';
export const link = 'Link';
export const hours = 'Hours';
export const fileBy = 'File by';
export const atAnyHour = (day: string) => `${day}, at any hour`;
export const beforeClosing = (day: string, time: string) => `${day}, before the office closes at ${time}`;
export const officePage = 'Office page';
export const turnaround = 'Turnaround';
export const aboutTheOffice = 'About the office and its form';
export const aboutTheForm = 'About the form';
export const issuedAtOnce = 'Issued at once';

export const meets = 'What this load meets';
export const tripEscorts = 'Escorts along the way';
export const travelHours = 'Travel hours';
export const overTheLimits = 'Over the limits';
export const limit = (number: number) => `Limit ${number}`;
export const fee = 'Fee';
export const validity = 'Validity';
export const noValidityLimit = 'No limit known';
export const daysValid = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
export const businessDaysValid = (days: number) => `${days} business ${days === 1 ? 'day' : 'days'}`;
export const notConfirmed = 'not confirmed by the state';
export const orderOf = (orderNumber: number) => `order ${orderNumber}`;
