import { stateName, type StateCode, type Day } from '@wideload/domain';
import type { Simulation, ClosedWindow } from '@wideload/domain/calendar';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatHoliday } from '@wideload/contract/client';
import { classNames } from '#ui/class-names.ts';
import * as texts from './calendar.texts.ts';
import css from './calendar-picture.module.css';
import { type TripCalendar, formatTickHour, formatZone, formatTripSpan } from './trip-calendar.ts';
import { layOutPicture, type Placed, type Picture, type PictureRow, type ClosedSpan } from './picture-layout.ts';
import { joinSentences } from '#lib/join-sentences.ts';
import { toPart } from '../../permit/rules/travel-lines.ts';
import { travelWords } from '../../permit/rules/travel-words.ts';

/** `Missouri, Sat, Nov 21, 12:00 AM to Mon, Nov 23, 6:33 AM CST: no travel. Night. Weekend.` */
export function formatClosedSpan(span: ClosedSpan, { state, zone }: { state: StateCode; zone: string }): string {
  const head = span.kind === 'closed' ? texts.noTravel : texts.notChecked;
  const reasons = span.windows.length === 0 ? [texts.curfewsNotKnown] : listReasons(span.windows);
  return `${stateName(state)}, ${formatTripSpan(span, zone)}: ${[head, ...reasons].join('. ')}.`;
}

/** Each reason once, with what nobody has checked about it. */
export function listReasons(windows: readonly ClosedWindow[]): string[] {
  return [...new Set(windows.map(formatReason))];
}

function formatReason(window: ClosedWindow): string {
  const reason = formatCause(window);
  const { basis, onlyIf, unless } = window;
  const when =
    onlyIf === null ? reason : formatPart(toPart(reason, onlyIf, travelWords, travelWords.bannedUnlessOverweight));
  const openings = unless.map((condition) =>
    formatPart(toPart(travelWords.allowed, condition, travelWords, travelWords.freeIfOverweight)),
  );
  return joinSentences([
    ...(basis === null ? [texts.reasonNotChecked(when)] : [when]),
    ...openings.map(texts.countsAsClosedUnless),
    ...(onlyIf === null || basis === null ? [] : [texts.countsAsClosed]),
  ]);
}

function formatCause(window: ClosedWindow): string {
  if (window.because === 'holiday') return texts.holiday(formatHoliday(window.holiday));
  return 'area' in window ? texts.curfew(window.area) : texts.causes[window.because];
}

function formatPart({ text, notes }: { text: string; notes: readonly string[] }): string {
  return [text, ...notes.map((note) => `(${note})`)].join(' ');
}

const middle = '50%';

/** The way of the truck through the hours of one state: a road with a yellow line, dotted where it waits. */
function Track({ row, ticks }: { row: PictureRow; ticks: Picture['ticks'] }) {
  const origin = row.enters === null ? row.track[0]?.left : undefined;
  const destination = row.leaves === null ? findEnd(row) : undefined;
  const ends = [origin, destination].filter((end) => end !== undefined);
  return (
    <svg className={css['track']} aria-hidden="true">
      {ticks.map(({ left, hour }) => (
        <Line key={left} className={hour === 0 ? css['midnight'] : css['tick']} x={[left, left]} y={['0', '100%']} />
      ))}
      {row.track.map(({ kind, left, width }) => (
        <g key={left}>
          <Line className={css[kind]} x={[left, left + width]} y={[middle, middle]} />
          {kind === 'drive' && <Line className={css['center']} x={[left, left + width]} y={[middle, middle]} />}
        </g>
      ))}
      {row.enters !== null && <Crossing x={row.enters} y={['0', middle]} />}
      {row.leaves !== null && <Crossing x={row.leaves} y={[middle, '100%']} />}
      {ends.map((end) => (
        <circle key={end} className={css['end']} cx={`${end}%`} cy={middle} r="7" />
      ))}
    </svg>
  );
}

function findEnd({ track }: PictureRow): number | undefined {
  const last = track.at(-1);
  return last && last.left + last.width;
}

type Ends<Value> = readonly [from: Value, to: Value];

function Crossing({ x, y }: { x: number; y: Ends<string> }) {
  return (
    <>
      <Line className={css['drive']} x={[x, x]} y={y} />
      <Line className={css['center']} x={[x, x]} y={y} />
    </>
  );
}

function Line({ className, x, y }: { className: string | undefined; x: Ends<number>; y: Ends<string> }) {
  return <line className={className} x1={`${x[0]}%`} x2={`${x[1]}%`} y1={y[0]} y2={y[1]} />;
}

const toStyle = ({ left, width }: Placed): CSSProperties => ({ left: `${left}%`, width: `${width}%` });

const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mon, Nov 23` */
export function formatPictureDay(day: Day): string {
  return format.format(new Date(day));
}

/** The states in travel order over the hours of the trip. The shaded hours are buttons that say why. */
export function CalendarPicture({ calendar, simulation }: { calendar: TripCalendar; simulation: Simulation }) {
  const [reason, setReason] = useState<string | null>(null);
  const { days, ticks, rows } = layOutPicture(calendar.plan, simulation, calendar.origin);

  return (
    <div className="stack gap-8">
      <div className={css['frame']} style={{ '--days': days.length } as CSSProperties}>
        <div className={css['row']} aria-hidden="true">
          <span className={css['label']} />
          <div className={css['head']}>
            {days.map(({ day, ...place }) => (
              <span key={day} className={css['day']} style={toStyle(place)}>
                {formatPictureDay(day)}
              </span>
            ))}
            {ticks.map(({ left, hour }) => (
              <span key={left} className={css['hour']} style={{ left: `${left}%` }}>
                {formatTickHour(hour)}
              </span>
            ))}
          </div>
        </div>
        <ol aria-label={texts.picture}>
          {rows.map((row) => (
            <li key={`${row.state} ${row.enters}`} className={css['row']}>
              <span className={css['label']}>
                <span aria-hidden="true" className="only-when-narrow">
                  {row.state}
                </span>
                <span className="heard-when-narrow">{stateName(row.state)}</span>
              </span>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons */}
              <div
                role="group"
                aria-label={texts.hoursWithoutTravel(stateName(row.state))}
                className={css['hours']}
                onKeyDown={moveFocus}
              >
                {row.closed.map((span, at) => {
                  const words = formatClosedSpan(span, row);
                  return (
                    <button
                      key={span.from}
                      type="button"
                      className={classNames(css['closed'], span.kind === 'unchecked' && css['unchecked'])}
                      style={toStyle(span)}
                      aria-label={words}
                      aria-pressed={reason === words}
                      tabIndex={at === 0 ? 0 : -1}
                      onFocus={() => setReason(words)}
                      onClick={() => setReason(words)}
                    />
                  );
                })}
                <Track row={row} ticks={ticks} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={classNames('size-label', css['reason'])}>{reason ?? texts.pictureHint}</p>
      <ul className={classNames('cluster small-print', css['legend'])}>
        {(['drive', 'wait', 'closed', 'unchecked'] as const).map((kind) => (
          <li key={kind} className="with-icon">
            <span className={css[`${kind}Sample`]} aria-hidden="true" />
            {texts.legend[kind]}
          </li>
        ))}
      </ul>
      <p className="small-print">{texts.columns(formatZone(simulation.departure, calendar.origin.zone))}</p>
    </div>
  );
}

/** A row is one stop of the Tab key; the arrow keys move within it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
