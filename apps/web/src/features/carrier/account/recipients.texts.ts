import type { RecipientEvent } from '@wideload/contract';

export const others = 'Others who are told';
export const othersIntro =
  'People without an account, such as your safety office or your customer, get news of your orders by mail or text. News of an issued permit has a link to the permits of its order.';
export const noOthers = 'Nobody else is told yet.';
export const addOther = 'Add a recipient';
export const name = 'Name';
export const nameHint = 'Only you see it.';
export const to = 'E-mail address or phone number';
export const toHint = 'A phone has to be in the United States or Canada.';
export const events = 'Tell of';
export const eventNames: Record<RecipientEvent, string> = {
  'order.paid': 'An order is placed',
  'permit.issued': 'A permit is issued',
  'permit.amended': 'An issued permit is amended',
  'permit.refused': 'A permit is refused',
  'permit.voided': 'A permit is void',
  'permit.expiring': 'A permit ends within two days',
};
export const added = (who: string) => `${who} is told from now on.`;
export const optedOut = 'Wants no more messages';
export const whatOptedOutMeans = 'Nothing is sent. Remove it, or ask the person to begin again.';
export const remove = 'Remove';
export const removeNamed = (who: string) => `Remove ${who}`;
export const removeQuestion = (who: string) => `Remove ${who} ?`;
export const whatRemovalDoes = 'No more news is sent, and the links in the news so far open nothing any more.';
export const removed = 'Removed.';
