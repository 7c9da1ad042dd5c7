import type { Language } from '@wideload/contract/client';
import { formatLength, inches, type Cents } from '@wideload/domain';
import { remember } from './remember.ts';

export function toLocale(language: Language): string {
  return `${language}-US`;
}

export function formatInches(length: number): string {
  return formatLength(inches(length));
}

const getFormats = remember((language: Language) => ({
  number: new Intl.NumberFormat(toLocale(language)),
  money: new Intl.NumberFormat(toLocale(language), { style: 'currency', currency: 'USD' }),
  longDay: new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' }),
}));

export function formatPounds(weight: number, language: Language): string {
  // No line breaks between a number and its unit.
  return `${getFormats(language).number.format(weight)}\u{a0}lb`;
}

export function formatMoney(amount: Cents, language: Language): string {
  return getFormats(language).money.format(amount / 100);
}

export function formatLongDay(day: string, language: Language): string {
  return getFormats(language).longDay.format(new Date(`${day}T00:00Z`));
}
