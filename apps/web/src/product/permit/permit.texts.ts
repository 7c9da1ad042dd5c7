export const downloadPermitPdf = 'Download permit, PDF';
export const permitNotDownloaded = 'The permit could not be downloaded';
export const permitNumber = 'Permit number';
export const valid = 'Valid';
export const chargedFee = 'Fee charged by the state';
export const pressToTryAgain = 'Press the button to try again.';
export const pick = (field: string) => `Pick: ${field}`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const downloadPermitOf = (state: string, unit: number) => `Download permit, PDF: ${state}, unit ${unit}`;

export const daysAt = (days: number, fee: string) => `${days} days at ${fee}`;
export const oversizePermit = (first: string, last: string) => `Oversize Permit Type, ${first} to ${last}`;
export const from = 'From';
export const to = 'to';
export const middleOf = (state: string) => `the middle of ${state}`;
export const commentIs = (said: string) => `Comment: ${said}`;
