import type { Language } from '@wideload/contract/client';
import type { RuleWords } from '@wideload/contract/rules';
import type { Day } from '@wideload/domain';
import { toLocale } from '../../../../lib/format-figures.ts';
import type { StateTexts } from '../state-figures.ts';
import type { ClosedSpan, DayCell, WeekendHours } from './closed-weeks.ts';

type Words = { texts: StateTexts['record']; rules: RuleWords };

const toDate = (day: Day) => new Date(`${day}T00:00Z`);

export function formatShortDay(day: Day, language: Language, today: Day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC', ...year } as const;
  return new Intl.DateTimeFormat(toLocale(language), format).format(toDate(day));
}

export function formatMonthDay(day: Day, language: Language): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(toLocale(language), format).format(toDate(day));
}

export function formatWeekday(day: Day, language: Language, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(toLocale(language), { weekday: length, timeZone: 'UTC' }).format(toDate(day));
}

/** `no travel until noon`, with what is uncertain about it. */
export function formatHours({ from, to, certainty }: WeekendHours, texts: StateTexts['record']): string {
  if (certainty === 'not-established') return texts.unknownHours;
  const hours = formatClosed(from, to, texts);
  return certainty === 'depends' ? `${hours}, ${texts.depends}` : hours;
}

function formatClosed(from: string, to: string, texts: StateTexts['record']): string {
  if (from === '00:00') return to === '24:00' ? texts.allDay : texts.until(to);
  return to === '24:00' ? texts.fromHour(from) : texts.between(from, to);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A season has the name that the source gives it, in English. */
export function formatCause({ because, name }: Pick<ClosedSpan, 'because' | 'name'>, { texts, rules }: Words): string {
  if (because === 'weekend' || name === null) return texts.weekend;
  return because === 'holiday' ? capitalize(rules.holiday(name)) : name;
}

/** For screen readers: the look of a day, and why. */
export function formatDay({ look, closed }: DayCell, words: Words): string {
  const causes = new Set(closed?.hours.map((hours) => formatCause(hours, words)));
  const name = words.texts.looks[look];
  return look === 'past' || causes.size === 0 ? name : `${name}: ${[...causes].join(', ')}`;
}
