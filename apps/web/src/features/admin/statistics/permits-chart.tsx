import { useRef, useState, type PointerEvent, useLayoutEffect, type RefObject } from 'react';
import { findBarAt, computeBars, computeScale, type Scale, hasWeekends } from './chart-layout.ts';
import { Bars, Labels, Lines, Tip, Weekends, type Days, type Frame } from './chart-parts.tsx';
import { formatBar, formatLongDay } from './format-figures.ts';
import * as texts from './statistics.texts.ts';
import { classNames } from '#ui/class-names.ts';
import css from './permits-chart.module.css';
import type { Statistics } from '@wideload/contract';

/** 0 before it is mounted. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

const [above, below, beside, barsHeight] = [34, 44, 12, 230];
const number = new Intl.NumberFormat('en-US');

function computeFrame(width: number, scale: Scale): Frame {
  const left = number.format(scale.top).length * 8 + beside;
  return { left, top: above, width: Math.max(1, width - left), height: barsHeight };
}

/** Each bar announces its day. */
function BarReader({
  days,
  current,
  onRead,
}: {
  days: Days;
  current: number | null;
  onRead: (at: number | null) => void;
}) {
  const last = days.length - 1;
  const day = days[current ?? last];
  return (
    <input
      type="range"
      className={css['reader']}
      aria-label={texts.dayInTheChart}
      aria-valuetext={day && formatBar(day)}
      min={0}
      max={last}
      value={current ?? last}
      onChange={(event) => onRead(event.target.valueAsNumber)}
      onFocus={() => onRead(current ?? last)}
      onBlur={() => onRead(null)}
    />
  );
}

/** Hovering and the arrow keys show the day and its count. */
export function PermitsChart({ days, name }: { days: Days; name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const [reading, setReading] = useState<number | null>(null);
  // The days can change while a bar is selected.
  const current = reading === null ? null : Math.min(reading, days.length - 1);
  const values = days.map(({ permits }) => permits);
  const scale = computeScale(Math.max(...values));
  const frame = computeFrame(width, scale);
  const bars = computeBars(values, { ...frame, top: scale.top });

  function point(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    setReading(findBarAt(x, frame.width, days.length));
  }
  const height = above + barsHeight + below;
  return (
    <div ref={ref} className={classNames('unbroken', css['plot'])} style={{ minHeight: height }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={name}
          viewBox={`0 0 ${width} ${height}`}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setReading(null)}
        >
          {hasWeekends(days.length) && <Weekends frame={frame} days={days} />}
          <Lines frame={frame} scale={scale} />
          <Bars {...{ frame, days, bars, current }} />
          <Labels frame={frame} days={days} />
          <Tip {...{ frame, days, bars, current }} />
        </svg>
      )}
      {days.length > 1 && <BarReader days={days} current={current} onRead={setReading} />}
    </div>
  );
}

export function PermitsTable({ days }: { days: Statistics['days'] }) {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  return (
    <details className={css['details']}>
      <summary>{texts.showAsTable}</summary>
      <table className={css['table']}>
        <caption className="visually-hidden">{texts.permitsPerDay}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col" data-figure="">
              {texts.permits}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, permits }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatLongDay(day)}</time>
              </th>
              <td data-figure="">{number.format(permits)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.allDays}</th>
            <td data-figure="">{number.format(total)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

const heights = [0.45, 0.7, 0.55, 0.85, 0.65, 0.3, 0.4];

export function SampleChart({ count }: { count: number }) {
  return (
    <div className={css['sample']}>
      <p role="status" className={css['sampleNote']}>
        {texts.sampleBars}
      </p>
      <div className={css['sampleBars']} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-sample="" style={{ height: `${(heights[index % heights.length] ?? 1) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
