import { stateName, type PermitUpdate } from '@wideload/domain';

export type PermitUpdates = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** One for each permit. */
  updates: readonly PermitUpdate[];
  link: string;
};

type Words = { subject: string; count: string; sentence: string };

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: string | null) => (day === null ? '' : dayFormat.format(new Date(day)));

function formatValidity({
  stateNumber,
  validFrom,
  validTo,
}: Extract<PermitUpdate, { validTo: string | null }>): string {
  return `number ${stateNumber}, valid from ${formatDay(validFrom)} to ${formatDay(validTo)}.`;
}

function toWords(update: PermitUpdate): Words {
  const state = stateName(update.state);
  switch (update.what) {
    case 'issued':
      return {
        subject: `your ${state} permit is issued`,
        count: 'issued',
        sentence: `issued, ${formatValidity(update)}`,
      };
    case 'amended':
      return {
        subject: `your ${state} permit was amended`,
        count: 'amended',
        sentence: `amended. ${update.changes.join('. ')}. It is now ${formatValidity(update)} Use only the new document.`,
      };
    case 'refused':
      return {
        subject: `${state} refused a permit`,
        count: 'refused',
        sentence: `the state refused it.

The reason: ${update.reason}

Change what is needed and send it again with "Fix and resubmit" at the permit. Nothing more is charged for it. All other permits of the order go on.`,
      };
    case 'voided':
      return {
        subject: `your ${state} permit is void`,
        count: 'voided',
        sentence: `the permit is void, do not use it. ${update.reason}`,
      };
    case 'taken-back':
      return {
        subject: `your ${state} permit is in work again`,
        count: 'in work again',
        sentence:
          update.was === 'issued'
            ? 'it was taken back, do not use it. We work on it again.'
            : 'the refusal was taken back. We work on it again.',
      };
  }
}

function formatSubject(words: readonly Words[]): string {
  const [first] = words;
  if (words.length === 1 && first !== undefined) return first.subject;
  const counts = [...new Set(words.map(({ count }) => count))];
  const parts = counts.map((count) => `${words.filter((each) => each.count === count).length} ${count}`);
  return `${words.length} permits: ${parts.join(', ')}`;
}

export function renderPermitUpdateMail({ orderNumber, orderId, title, updates, link }: PermitUpdates) {
  const order = title === '' ? `order ${orderNumber}` : `order ${orderNumber} (${title})`;
  const lines = updates.map((update) => {
    const name = `${stateName(update.state)} permit for unit ${update.unit} of ${order}`;
    return `${name}: ${toWords(update).sentence}\n`;
  });
  return {
    subject: `Order ${orderNumber}: ${formatSubject(updates.map(toWords))}`,
    text: `${lines.join('\n')}
Look at the order and download its permits here: ${link}

Order ID: ${orderId}
`,
  };
}
