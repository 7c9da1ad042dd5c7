import { stateName } from '@wideload/domain';
import type { Simulation } from '@wideload/domain/calendar';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as texts from './calendar.texts.ts';
import css from './calendar-picture.module.css';
import { formatClosedSpan } from './closed-words.ts';
import { formatTickHour, formatZone } from './instant-words.ts';
import { formatPictureDay } from './picture-day.ts';
import { layOutPicture, type Placed } from './picture-layout.ts';
import { Track } from './track.tsx';
import type { TripCalendar } from './trip-calendar.ts';

const toStyle = ({ left, width }: Placed): CSSProperties => ({ left: `${left}%`, width: `${width}%` });

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
