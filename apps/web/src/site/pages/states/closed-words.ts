import type { Language } from '@wideload/contract/client';
import type { RuleWords } from '@wideload/contract/rules';
import type { Day } from '@wideload/domain';
import { toLocale } from '#lib/format-figures.ts';
import { remember } from '#lib/remember.ts';
import type { NoteTexts } from '#product/permit/fact-note.tsx';
import type { StateTexts } from './state-figures.ts';
import type { ClosedSpan, DayCell, WeekendHours } from './closed-weeks.ts';

/** `notes`: the texts of the facts in the language of the page. */
type Words = { texts: StateTexts['record']; rules: RuleWords; notes: NoteTexts };

const toDate = (day: Day) => new Date(`${day}T00:00Z`);

const keepFormat = (parts: Intl.DateTimeFormatOptions) =>
  remember((language: Language) => new Intl.DateTimeFormat(toLocale(language), { ...parts, timeZone: 'UTC' }));

const monthDay = keepFormat({ month: 'short', day: 'numeric' });
const shortDay = keepFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dayOfYear = keepFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const weekday = { short: keepFormat({ weekday: 'short' }), long: keepFormat({ weekday: 'long' }) };

export function formatShortDay(day: Day, language: Language, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? shortDay : dayOfYear;
  return format(language).format(toDate(day));
}

export function formatMonthDay(day: Day, language: Language): string {
  return monthDay(language).format(toDate(day));
}

export function formatWeekday(day: Day, language: Language, length: 'short' | 'long'): string {
  return weekday[length](language).format(toDate(day));
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

/** A season has the name that the source gives it. */
export function formatCause(
  { because, name }: Pick<ClosedSpan, 'because' | 'name'>,
  { texts, rules, notes }: Words,
): string {
  if (because === 'weekend' || name === null) return texts.weekend;
  return because === 'holiday' ? capitalize(rules.holiday(name)) : (notes[name] ?? name);
}

/** For screen readers: the look of a day, and why. */
export function formatDay({ look, closed }: DayCell, words: Words): string {
  const causes = new Set(closed?.hours.map((hours) => formatCause(hours, words)));
  const name = words.texts.looks[look];
  return look === 'past' || causes.size === 0 ? name : `${name}: ${[...causes].join(', ')}`;
}
