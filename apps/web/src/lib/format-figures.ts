import type { Language } from '@wideload/contract/client';
import { formatLength, inches, type Cents } from '@wideload/domain';

export function toLocale(language: Language): string {
  return `${language}-US`;
}

/** Creating a format of Intl takes much longer than formatting with it, and a page has hundreds of figures. */
export function keepByLanguage<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const kept = new Map<Language, Format>();
  return (language) => {
    const format = kept.get(language) ?? create(toLocale(language));
    kept.set(language, format);
    return format;
  };
}

const wholeNumber = keepByLanguage((locale) => new Intl.NumberFormat(locale));
const money = keepByLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const longDay = keepByLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

export function formatInches(length: number): string {
  return formatLength(inches(length));
}

export function formatPounds(weight: number, language: Language): string {
  // No line breaks between a number and its unit.
  return `${wholeNumber(language).format(weight)}\u{a0}lb`;
}

export function formatMoney(amount: Cents, language: Language): string {
  return money(language).format(amount / 100);
}

export function formatLongDay(day: string, language: Language): string {
  return longDay(language).format(new Date(`${day}T00:00Z`));
}
