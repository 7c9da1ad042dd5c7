import type { StateOutlook } from '@wideload/contract';
import { exampleLoad } from '@wideload/domain';
import { formatInches, formatPounds } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { joinSentences } from '#lib/join-sentences.ts';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { siteTexts } from '../../texts/site-texts.ts';
import type { StatePageProps } from './page-links.ts';
import { buildWeeks, findWeekendHours, listSpans, shownWeeks, type DayCell, type DayLook } from './closed-weeks.ts';
import { formatCause, formatDay, formatHours, formatMonthDay, formatShortDay, formatWeekday } from './closed-words.ts';
import css from './closed-days.module.css';

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
