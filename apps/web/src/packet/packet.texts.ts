import type { PacketKind, PacketPermit } from '@wideload/contract';

export const documentTitle = 'Trip packet';
export const darkTheme = 'Dark theme';
export const titles: Record<PacketKind, string> = {
  driver: 'Driver packet',
  pilot: 'Pilot car packet',
  officer: 'Permits of this load',
};
export const orderIs = (orderNumber: number) => `Order ${orderNumber}`;
export const usdotIs = (usdot: string) => `USDOT ${usdot}`;
export const loading = 'Opening the packet';
export const closedTitle = 'This link does not open anything';
export const closed = 'It may have ended or been revoked. Ask whoever sent it for a new one.';
export const failedTitle = 'The packet could not be opened';
export const failed = 'There may be no signal, and this phone has not opened the packet before.';
export const tryAgain = 'Try again';

export const upToDate = (at: string) => `Up to date at ${at}.`;
export const notChecked = (at: string) =>
  `No signal. This is what was known at ${at}: a permit may have been changed or voided since.`;
export const checkNow = 'Check now';
export const saved = (size: string) => `Saved on this phone (${size}): opens without a signal.`;
export const saving = (done: number, all: number) => `Saving for the road: ${done} of ${all} permits.`;
export const notSaved = 'Not saved on this phone: it opens with a signal only.';
export const megabytes = (bytes: number) =>
  bytes < 100_000 ? 'less than 0.1 MB' : `${(bytes / 1_000_000).toFixed(1)} MB`;
export const opensUntil = (day: string) => `This link opens until ${day}.`;

export const states = 'States in travel order';
export const permitOf = (state: string, unit: number, isOnly: boolean) => (isOnly ? state : `${state}, unit ${unit}`);
export const addToCalendar = 'Days of the permits in a calendar';
export const printAll = 'All permits as one PDF';

export const terms = {
  ahead: 'Not valid yet',
  valid: 'Valid',
  'ends-today': 'Expires today',
  expired: 'Expired',
  waiting: 'Not issued',
  canceled: 'Canceled',
  void: 'Void',
} as const;
export const warnings = {
  expired: 'This permit has expired. Do not move in this state with it.',
  waiting: 'The state has not issued this permit. Do not enter the state before it is here.',
  canceled: 'The carrier canceled this permit. Do not move in this state with it. Call your dispatcher.',
  void: 'This permit was voided. Do not move in this state with it. Call your dispatcher.',
} as const;
export const permitNumber = 'Permit number';
export const days = 'Valid';
export const daysOf = { issued: days, waiting: 'Asked for', canceled: 'Issued for', void: 'Was valid' } as const;
export const size = 'Size';
export const truck = 'Truck';
export const trailer = 'Trailer';
export const route = 'Route';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const miles = (miles: number) => `${Math.round(miles)} miles`;
export const routeNote = 'For planning. The permit names the route that you must drive.';
export const hoursToday = (day: string) => `Hours today, ${day}`;
export const hoursOf = (day: string) => `Hours on ${day}`;
export const openHours = (hours: string) => `You may move: ${hours}.`;
export const noOpenHours = 'No hour of this day is known to be open.';
export const laterDays = 'Other days';
export const escorts = 'Escorts';
export const provisions = 'Provisions';
export const provisionsNote = 'In short. The permit and its provisions govern.';
export const office = 'Permit office';
export const noPhone = 'No phone number is known.';
export const screenQuestion = 'Is a screen enough here?';
export const screen: Record<PacketPermit['carry']['screen'], string> = {
  accepted: 'Yes. A copy on a screen is accepted.',
  refused: 'No. Carry the permit on paper.',
  'not-found': 'Not known. Carry it on paper to be safe.',
};
export const source = 'Source';

export const papers = (count: number) => (count === 1 ? 'The permit, 1 page' : `The permit, ${count} pages`);
export const thePermit = 'The permit';
export const pageOf = (page: number, count: number, state: string) => `Page ${page} of ${count}, permit of ${state}`;
export const larger = 'Larger';
export const smaller = 'Smaller';
export const openPdf = 'PDF';
export const morePages = (count: number) => `The PDF has ${count} pages. The others are only there.`;
export const notDrawn = 'This permit cannot be shown here. Open its PDF.';
export const pagesFailed = 'The pages are not on this phone yet. They come with the next signal.';
export const showOfficer = 'Show to an officer';
export const closeOfficer = 'Close';
export const officerOf = (state: string) => `${state} oversize permit`;
export const carrier = 'Carrier';

export const help = 'If something happens';
export const stopped = 'When an officer stops you';
export const stoppedSteps = [
  'Stop where the load blocks as little as possible, with the four-way flashers on.',
  'Show the permit of this state with “Show to an officer”, beside your license, registration and insurance.',
  'If the officer says that the load, the route or the hour does not fit the permit, do not move on. Call your dispatcher.',
];
export const broken = 'When you break down or cannot go on';
export const brokenSteps = [
  'Get the load off the road if that can be done safely, and turn the four-way flashers on.',
  'Put out the warning triangles within 10 minutes (49 CFR 392.22).',
  'Call your dispatcher. A way around, or to a shop, is off the permit’s route: the permit office decides before you drive it.',
  'If the permit ends before you can go on, stay where you are until it is extended or there is a new one.',
];

export const warningOf = (state: string, what: string) => `${state}: ${what}`;
export const was = (words: string) => `Was: ${words}`;
export const now = (words: string) => `Now: ${words}`;
export const noLonger = (title: string) => `No longer: ${title}`;
