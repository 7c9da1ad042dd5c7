import { deskDays } from '@wideload/contract/client';

export const desk = 'Desk';
export const seeDesk = 'See the desk';
export const intro = 'Who holds what now, and what was done in the last';
export const days = `${deskDays} days`;
export const loading = 'Loading the desk';
export const byPerson = 'By person';
export const byState = 'By state';
export const person = 'Person';
export const nobody = 'Nobody';
export const deletedAccount = 'A deleted account';
export const held = 'Held';
export const overdue = 'Overdue';
export const questions = 'Open questions';
export const differences = 'Fee differences';
export const filed = 'Filed';
export const issued = 'Issued';
export const median = 'Median to issue';
export const state = 'State';
export const none = '–';
export const noneIssued = `No permit was issued in the last ${deskDays} days.`;
export const explained =
  'Overdue orders have a permit whose office closed on its last day to be filed. The median is from the payment to the issue. “Assign to…” in the work queue gives orders to somebody.';
