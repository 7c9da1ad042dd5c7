import { stateName, type PermitUpdate } from '@wideload/domain';
import { formatDay } from './format-day.ts';

export type PermitUpdates = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** One for each permit. */
  updates: readonly PermitUpdate[];
  /** Sentences about the trip; absent in mails of older versions. */
  warnings?: readonly string[];
  link: string;
};

type Words = { subject: string; count: string; sentence: string };

function formatValidity({
  stateNumber,
  validFrom,
  validTo,
  isExpired = false,
}: Extract<PermitUpdate, { validTo: string | null }>): string {
  return `number ${stateNumber}, valid from ${formatDay(validFrom)} to ${formatDay(validTo)}.${isExpired ? ' It has expired: do not travel with it.' : ''}`;
}

function toWords(update: PermitUpdate): Words {
  const state = stateName(update.state);
  switch (update.what) {
    case 'issued':
      return {
        subject: `your ${state} permit has been issued`,
        count: 'issued',
        sentence: `issued, ${formatValidity(update)}`,
      };
    case 'amended':
      return {
        subject: `your ${state} permit was amended`,
        count: 'amended',
        sentence: `amended. ${update.changes.join('. ')}. It is now ${formatValidity(update)}${update.isExpired === true ? '' : ' Use only the new document.'}`,
      };
    case 'refused':
      return {
        subject: `${state} refused a permit`,
        count: 'refused',
        sentence: `the state refused it.

The reason: ${update.reason}

Choose "Fix and resubmit" next to the permit, change what the state asked for, and we file it again at no extra charge. The other permits in the order are not affected.${
          (update.money ?? []).length === 0 ? '' : `\n\nYour money: ${(update.money ?? []).join('\n')}`
        }`,
      };
    case 'voided':
      return {
        subject: `your ${state} permit is void`,
        count: 'voided',
        sentence: `the permit is void. Do not use it. ${update.reason}`,
      };
    case 'taken-back':
      return {
        subject: `we are working on your ${state} permit again`,
        count: 'reopened',
        sentence:
          update.was === 'issued'
            ? 'we reopened it, so do not use the permit you have. We are working on it again.'
            : 'we reopened it after the refusal and are working on it again.',
      };
  }
}

function formatSubject(words: readonly Words[], warnings: number): string {
  if (words.length === 0) return warnings === 1 ? 'a warning about your trip' : `${warnings} warnings about your trip`;
  const [first] = words;
  if (words.length === 1 && first !== undefined) return first.subject;
  const counts = [...new Set(words.map(({ count }) => count))];
  const parts = counts.map((count) => `${words.filter((each) => each.count === count).length} ${count}`);
  return `${words.length} permits: ${parts.join(', ')}`;
}

export function renderPermitUpdateMail({ orderNumber, orderId, title, updates, warnings = [], link }: PermitUpdates) {
  const order = title === '' ? `order ${orderNumber}` : `order ${orderNumber} (${title})`;
  const lines = updates.map((update) => {
    const name = `${stateName(update.state)} permit for unit ${update.unit} of ${order}`;
    return `${name}: ${toWords(update).sentence}\n`;
  });
  const warned = warnings.map((warning) => `Warning about ${order}: ${warning}\n`);
  return {
    subject: `Order ${orderNumber}: ${formatSubject(updates.map(toWords), warnings.length)}`,
    text: `${[...warned, ...lines].join('\n')}
See the order and download its permits here: ${link}

Order ID: ${orderId}
`,
  };
}
