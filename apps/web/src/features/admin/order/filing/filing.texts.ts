export const permits = 'Permits';
export const permitsCaption = 'Permits of this order';
export const permitsOfState = (state: string) => `Permits of ${state}`;
export const severalPermits = (count: number) => `${count} permits`;
export const state = 'State';
export const unitColumn = 'Unit';
export const status = 'Status';
export const validFrom = 'Valid from';
export const from = 'From';
export const validTo = 'To';
export const ourFee = 'Our fee';
export const number = 'Number';
export const nextActionText = 'Next';
export const showPermit = ({ state: name, unit }: { state: string; unit: number }) => `${name}, unit ${unit}`;
export const cancel = 'Cancel';
export const fileWithNumber = 'File with a number';
export const choosePermit = ({ state: name, unit }: { state: string; unit: number }) =>
  `Choose ${name}, unit ${unit}, for filing`;
export const fileAll = (count: number) => `File all ${count} requested`;
export const fileChosen = (count: number) => `File ${count} chosen`;
export const filed = (orderNumber: number, states: string) => `Filed for order ${orderNumber}: ${states}.`;
export const stateOfUnit = (state: string, unit: number) => `${state} (unit ${unit})`;
export const undoKey = 'Undo the filing, for ten seconds';
export const undo = 'Undo';
export const notFiled = (states: string) => `Not filed: ${states}. The carrier was not notified.`;
export const staysFiled = (states: string) => `Still filed: ${states}`;
export const fileAndIssue = 'File and issue';
export const permitIsGone = (name: string) =>
  `${name} is no longer part of this order. Its form is closed, and nothing that was typed there was sent.`;
