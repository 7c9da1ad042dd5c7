import type { StateOutlook } from '@wideload/contract';
import { capitalize, exampleLoad, type Day } from '@wideload/domain';
import { formatInches, formatPounds, toLocale } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { joinSentences } from '#lib/join-sentences.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { siteTexts } from '../../texts/site-texts.ts';
import type { StatePageProps } from './page-links.ts';
import {
  buildWeeks,
  findWeekendHours,
  listSpans,
  shownWeeks,
  type DayCell,
  type DayLook,
  type ClosedSpan,
  type WeekendHours,
} from './closed-weeks.ts';
import css from './closed-days.module.css';
import type { Language } from '@wideload/contract/client';
import type { RuleWords } from '@wideload/contract/rules';
import { remember } from '#lib/remember.ts';
import type { NoteTexts } from '#product/permit/fact-note.tsx';
import type { StateTexts } from './state-figures.ts';

/** `notes`: the texts of the facts in the language of the page. */
type Words = { texts: StateTexts['record']; rules: RuleWords; notes: NoteTexts };

const toDate = (day: Day) => new Date(`${day}T00:00Z`);

const keepFormat = (parts: Intl.DateTimeFormatOptions) =>
  remember((language: Language) => new Intl.DateTimeFormat(toLocale(language), { ...parts, timeZone: 'UTC' }));

const monthDay = keepFormat({ month: 'short', day: 'numeric' });
const shortDay = keepFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dayOfYear = keepFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const weekday = { short: keepFormat({ weekday: 'short' }), long: keepFormat({ weekday: 'long' }) };

function formatShortDay(day: Day, language: Language, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? shortDay : dayOfYear;
  return format(language).format(toDate(day));
}

function formatMonthDay(day: Day, language: Language): string {
  return monthDay(language).format(toDate(day));
}

function formatWeekday(day: Day, language: Language, length: 'short' | 'long'): string {
  return weekday[length](language).format(toDate(day));
}

/** `no travel until noon`, with what is uncertain about it. */
function formatHours({ from, to, certainty }: WeekendHours, texts: StateTexts['record']): string {
  if (certainty === 'not-established') return texts.unknownHours;
  const hours = formatClosed(from, to, texts);
  return certainty === 'depends' ? `${hours}, ${texts.depends}` : hours;
}

function formatClosed(from: string, to: string, texts: StateTexts['record']): string {
  if (from === '00:00') return to === '24:00' ? texts.allDay : texts.until(to);
  return to === '24:00' ? texts.fromHour(from) : texts.between(from, to);
}

/** A season has the name that the source gives it. */
function formatCause({ because, name }: Pick<ClosedSpan, 'because' | 'name'>, { texts, rules, notes }: Words): string {
  if (because === 'weekend' || name === null) return texts.weekend;
  return because === 'holiday' ? capitalize(rules.holiday(name)) : (notes[name] ?? name);
}

/** For screen readers: the look of a day, and why. */
function formatDay({ look, closed }: DayCell, words: Words): string {
  const causes = new Set(closed?.hours.map((hours) => formatCause(hours, words)));
  const name = words.texts.looks[look];
  return look === 'past' || causes.size === 0 ? name : `${name}: ${[...causes].join(', ')}`;
}

type Props = StatePageProps & { outlook: StateOutlook };
type YearDays = {
  weekly: { term: string; hours: ReturnType<typeof findWeekendHours> }[];
  spans: ReturnType<typeof listSpans>;
};

/** In px: the calendar of the weeks, and each row of the year. */
const estimateHeights = (rows: number) => ({ phone: 800 + 100 * rows, desktop: 530 + 72 * rows });

function listYear(days: StateOutlook['closed_days'], { record }: StatePageProps['texts']): YearDays {
  const weekly = [
    { term: record.saturdays, hours: findWeekendHours(days, 'Saturday') },
    { term: record.sundays, hours: findWeekendHours(days, 'Sunday') },
  ];
  return { weekly: weekly.filter(({ hours }) => hours.length > 0), spans: listSpans(days) };
}

export function ClosedDays(props: Props) {
  const { texts, language, outlook } = props;
  const { width, height, length } = exampleLoad.dimensions;
  const load = [
    texts.wide(formatInches(width)),
    texts.high(formatInches(height)),
    texts.long(formatInches(length)),
    formatPounds(exampleLoad.weight, language),
  ];
  const year = listYear(outlook.closed_days, texts);
  const rows = year.weekly.length + year.spans.length;
  return (
    <section aria-labelledby="closed-days" {...lazyLayout(estimateHeights(rows), 'unbroken')}>
      <h2 id="closed-days">{texts.record.calendar}</h2>
      <p className="muted above-4 readable">{texts.record.calendarIntro(formatList(load, 'and', language))}</p>
      <div className={css['columns']}>
        <Weeks {...props} weeks={buildWeeks(outlook.today, outlook.closed_days)} />
        <Year {...props} {...year} />
      </div>
    </section>
  );
}

function Weeks({ weeks, texts: { record }, rules, language }: Props & { weeks: DayCell[][] }) {
  const [firstWeek = []] = weeks;
  const shown = new Set(weeks.flat().map(({ look }) => look));
  return (
    <div>
      <table className={css['weeks']}>
        <caption className="visually-hidden">{record.calendarCaption(shownWeeks)}</caption>
        <thead>
          <tr>
            <th scope="col" className="muted">
              {record.weekdays}
            </th>
            {firstWeek.map(({ day }) => (
              <th key={day} scope="col">
                <abbr title={formatWeekday(day, language, 'long')}>{formatWeekday(day, language, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              <th scope="row" className="muted">
                {week[0] !== undefined && formatMonthDay(week[0].day, language)}
              </th>
              {week.map((cell) => (
                <td key={cell.day} data-look={cell.look}>
                  <span>{Number(cell.day.slice(-2))}</span>
                  <span className="visually-hidden">
                    {' '}
                    {formatDay(cell, { texts: record, rules, notes: siteTexts[language].factNotes })}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend
        looks={(['whole', 'part', 'unknown', 'open'] as const).filter((look) => shown.has(look))}
        names={record.looks}
      />
    </div>
  );
}

function Legend({ looks, names }: { looks: readonly DayLook[]; names: Record<DayLook, string> }) {
  return (
    <ul aria-hidden="true" className={classNames('cluster size-label above-12', css['legend'])}>
      {looks.map((look) => (
        <li key={look} className="in-row">
          <span data-look={look} />
          {names[look]}
        </li>
      ))}
    </ul>
  );
}

function Year({ outlook, texts: { record }, rules, language, weekly, spans }: Props & YearDays) {
  const { today, closed_days: days } = outlook;
  const notes = siteTexts[language].factNotes;
  const isConditional = days.some(({ hours }) => hours.some(({ certainty }) => certainty === 'depends'));
  return (
    <div className="shrinks">
      <h3>{record.yearHeading}</h3>
      {weekly.length + spans.length === 0 ? (
        <p className="above-8">{record.noClosedDays}</p>
      ) : (
        <dl className={classNames('ruled above-8 size-label', css['year'])}>
          {weekly.map(({ term, hours }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd>{joinSentences(hours.map((each) => formatHours(each, record)))}</dd>
            </div>
          ))}
          {spans.map((span) => {
            const first = formatShortDay(span.first, language, today);
            const last = formatShortDay(span.last, language, today);
            return (
              <div key={JSON.stringify(span)}>
                <dt className="strong">{span.first === span.last ? first : record.through(first, last)}</dt>
                <dd>
                  {formatCause(span, { texts: record, rules, notes })}: {formatHours(span, record)}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {isConditional && <p className="hint above-8">{record.conditions}</p>}
    </div>
  );
}
