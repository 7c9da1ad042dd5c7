import { formatHoliday } from '../holiday-names.ts';

/** Parts of the sentences that doubt-lines.ts builds. */
export const doubtWords = {
  intro: 'Not certain, so ask before you rely on it:',
  perhaps: (other: string, taken: string) => `perhaps ${other}, not ${taken}`,
  perhapsAlso: (days: string) => `perhaps closed too: ${days}`,
  noLimit: 'no limit',
  unsettled: (taken: string) => `${taken} is not certain`,
  unsettledDays: 'the list of holidays is not certain',
  ask: 'ask',
  about: { money: 'Fee, not certain', days: 'Dates, not certain', limits: 'Limit, not certain' },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  holiday: formatHoliday,
} as const;
