import type { Language } from '@wideload/contract/client';
import { formatLength, inches, type Cents } from '@wideload/domain';

export function toLocale(language: Language): string {
  return `${language}-US`;
}

export function formatInches(length: number): string {
  return formatLength(inches(length));
}

export function formatPounds(weight: number, language: Language): string {
  // No line breaks between a number and its unit.
  return `${new Intl.NumberFormat(toLocale(language)).format(weight)}\u{a0}lb`;
}

export function formatMoney(amount: Cents, language: Language): string {
  return new Intl.NumberFormat(toLocale(language), { style: 'currency', currency: 'USD' }).format(amount / 100);
}

export function formatLongDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00Z`));
}
