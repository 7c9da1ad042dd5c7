export const download = 'Download';
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
export const formerVersions = 'Former versions';
export const formerVersion = (number: string, end: string) => `${number}, in effect until ${end}, PDF`;
export const downloadAll = 'Download all permits, PDF';
export const besideTitle = 'Not in the joined file';
export const besideIntro = 'These permits come beside it. Download each by itself.';
export const besideOf = (state: string, unit: number, reason: string) => `${state}, unit ${unit}: ${reason}`;
export const daysDoNotMeet = 'The days of the permits do not meet';
export const ofUnit = (unit: number) => `Unit ${unit}:`;
export const onThePermit = 'On the permit';
export const askFirst = 'A superload, or not permitted: we ask the state first';
export const questionAfterReview = (state: string) =>
  `We ask ${state} once you have reviewed the order. You can pay as soon as it has said yes.`;
export const isAsked = (state: string, since: string) =>
  `We have been asking ${state} since ${since}. We write to you when it answers, and you can pay as soon as it has said yes.`;
export const wouldPermit = (state: string) => `We asked, and ${state} would permit this load`;
export const wouldNotPermit = (state: string) => `We asked, and ${state} would not permit this load`;
export const changeTheLoad = (reason: string) => `${reason}\nChange the load in “Vehicles”, and we ask again.`;

export const ownVehicles = (truck: string, trailer: string) =>
  `This permit is for truck ${truck}${trailer === '' ? '' : `, and trailer ${trailer}`}.`;
export const ownNumbers = (truck: string, trailer: string) =>
  `For truck ${truck}${trailer === '' ? '' : `, trailer ${trailer}`}`;
export const permitsOfStatus = (count: number, status: string) => `${count} ${status.toLowerCase()}`;
