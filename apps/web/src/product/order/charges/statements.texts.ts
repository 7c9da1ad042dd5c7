import { formatZoneName } from '@wideload/domain';

export const statements = 'Monthly statements';
export const intro =
  'Orders, permits, fees, refunds and receipts for one company and month as a PDF, with opening and closing totals.';
export const loading = 'Loading the statements';
export const nothingYet = 'No statements yet. The first one comes with the first payment.';
export const company = 'Company';
export const nothingBooked = 'Nothing booked';
export const monthsEnd = (timeZone: string) => `Months end at midnight, ${formatZoneName(timeZone)}.`;
export const showAll = (count: number) => `Show all ${count} months`;
export const pdf = 'Statement, PDF';
export const statementOf = (month: string) => `Statement, PDF, ${month}`;
export const notDownloaded = 'The statement could not be downloaded';
export const tryAgain = 'Press the button to try again.';
export const companyWithNumber = (name: string, dotNumber: string) => `${name}, USDOT ${dotNumber}`;
