import type { Language } from '@wideload/contract/client';
import { toLocale } from './format-figures.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = { unit: 'minute' | 'hour' | 'day'; seconds: number; until: number };

const units: readonly Unit[] = [
  { unit: 'minute', seconds: MINUTE, until: 90 * MINUTE },
  { unit: 'hour', seconds: HOUR, until: 48 * HOUR },
  { unit: 'day', seconds: DAY, until: Infinity },
];

/** `5 hours`, rounded up, so that nobody is promised too much. */
export function formatDuration(duration: number, language: Language): string {
  const { unit, seconds } = units.find(({ until }) => duration < until) ?? { unit: 'day', seconds: DAY };
  const format = new Intl.NumberFormat(toLocale(language), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(duration / seconds)));
}
