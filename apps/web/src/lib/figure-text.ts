import type { Language } from '@wideload/contract/client';
import { formatLength, inches, type Cents } from '@wideload/domain';

export function localeOf(language: Language): string {
  return `${language}-US`;
}

export function lengthText(length: number): string {
  return formatLength(inches(length));
}

export function poundsText(weight: number, language: Language): string {
  // No line breaks between a number and its unit.
  return `${new Intl.NumberFormat(localeOf(language)).format(weight)}\u{a0}lb`;
}

export function moneyText(amount: Cents, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(amount / 100);
}

export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00Z`));
}

/** `a`, `a or b`, `a, b or c`. */
export function eitherOf(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(words);
}
