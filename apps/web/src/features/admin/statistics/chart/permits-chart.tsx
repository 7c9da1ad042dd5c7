import { useRef, useState, type PointerEvent, useLayoutEffect, type RefObject } from 'react';
import { barText } from '../statistics-words.ts';
import * as texts from '../statistics.texts.ts';
import { hasWeekends } from './axis-labels.ts';
import { Bars, Labels, Lines, Tip, Weekends, type Days, type Frame } from './chart-parts.tsx';
import { barAt, barsOf, scaleFor, type Scale } from './chart-scale.ts';
import css from './permits-chart.module.css';

/** How wide an element is, in px; 0 until it is there. */
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

function frameFor(width: number, scale: Scale): Frame {
  const left = number.format(scale.top).length * 8 + beside;
  return { left, top: above, width: Math.max(1, width - left), height: barsHeight };
}

/** One for the keyboard: the arrows walk from bar to bar, and each says its day. */
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
      aria-valuetext={day && barText(day)}
      min={0}
      max={last}
      value={current ?? last}
      onChange={(event) => onRead(event.target.valueAsNumber)}
      onFocus={() => onRead(current ?? last)}
      onBlur={() => onRead(null)}
    />
  );
}

/** Permits per day as bars. Pointing at one, or walking along them with the arrow keys, tells its day and count. */
export function PermitsChart({ days, name }: { days: Days; name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const [reading, setReading] = useState<number | null>(null);
  // Other days may have come while one was in hand.
  const current = reading === null ? null : Math.min(reading, days.length - 1);
  const values = days.map(({ permits }) => permits);
  const scale = scaleFor(Math.max(...values));
  const frame = frameFor(width, scale);
  const bars = barsOf(values, { ...frame, top: scale.top });

  function point(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    setReading(barAt(x, frame.width, days.length));
  }
  const height = above + barsHeight + below;
  return (
    <div ref={ref} className={css['plot']} style={{ minHeight: height }}>
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
