import type { Statistics } from '@wideload/contract';
import { weekdayOf } from '@wideload/domain';
import { useRef, useState, type PointerEvent } from 'react';
import { axisLabels, mostNamedDays } from './axis-labels.ts';
import { barAt, barsOf, scaleFor, type Bar, type Scale } from './chart-scale.ts';
import css from './permits-chart.module.css';
import { barText } from './statistics-words.ts';
import { useWidth } from './use-width.ts';

type Days = Statistics['days'];
/** Where the bars stand: `left` and `top` of their ground, in px. */
type Frame = { left: number; top: number; width: number; height: number };

const [above, below, beside, barsHeight] = [34, 44, 12, 230];
/** What a number takes above its bar, in px. */
const roomForNumber = 30;
const number = new Intl.NumberFormat('en-US');

function frameFor(width: number, scale: Scale): Frame {
  const left = number.format(scale.top).length * 8 + beside;
  return { left, top: above, width: Math.max(1, width - left), height: barsHeight };
}

function Lines({ frame, scale }: { frame: Frame; scale: Scale }) {
  const { left, top, width, height } = frame;
  return scale.ticks.map((tick) => {
    const y = top + height - (tick / scale.top) * height;
    return (
      <g key={tick}>
        <line className={tick === 0 ? css['ground'] : css['line']} x1={left} x2={left + width} y1={y} y2={y} />
        <text className={css['axis']} x={left - 8} y={y} dominantBaseline="middle" textAnchor="end">
          {number.format(tick)}
        </text>
      </g>
    );
  });
}

function Labels({ frame, days }: { frame: Frame; days: Days }) {
  const band = frame.width / days.length;
  const y = frame.top + frame.height;
  const labels = axisLabels(
    days.map(({ day }) => day),
    band,
  );
  return labels.map(({ index, lines }) => (
    <text key={index} className={css['axis']} y={y + 18} textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x={frame.left + band * (index + 0.5)} dy={at === 0 ? 0 : 16}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}

function Weekends({ frame, days }: { frame: Frame; days: Days }) {
  const band = frame.width / days.length;
  return days.map(({ day }, index) =>
    weekdayOf(day).startsWith('S') ? (
      <rect
        key={day}
        className={css['weekend']}
        x={frame.left + band * index}
        y={frame.top}
        width={band}
        height={frame.height}
      />
    ) : null,
  );
}

type BarsProps = { frame: Frame; days: Days; bars: readonly Bar[]; current: number | null };

function Bars({ frame, days, bars, current }: BarsProps) {
  const hasRoom = frame.width / days.length >= roomForNumber;
  return days.map(({ day, permits }, index) => {
    const { x, y, width, height } = bars[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    return (
      <g key={day} className={index === current ? css['current'] : css['bar']} data-bar={permits}>
        <rect x={frame.left + x} y={frame.top + y} width={width} height={height} />
        {hasRoom && permits > 0 && index !== current && (
          <text x={frame.left + x + width / 2} y={frame.top + y - 6} textAnchor="middle">
            {number.format(permits)}
          </text>
        )}
      </g>
    );
  });
}

/** The day in hand and its count, over its bar; at the ends of the chart it leans inward. */
function Tip({ frame, days, bars, current }: BarsProps) {
  const [day, bar] = [days[current ?? -1], bars[current ?? -1]];
  if (day === undefined || bar === undefined) return null;
  const x = frame.left + bar.x + bar.width / 2;
  const part = (bar.x + bar.width / 2) / frame.width;
  const anchor = part < 1 / 3 ? 'start' : part > 2 / 3 ? 'end' : 'middle';
  const edge = { start: x - bar.width / 2, middle: x, end: x + bar.width / 2 }[anchor];
  return (
    <>
      <line className={css['pointer']} x1={x} x2={x} y1={22} y2={Math.max(22, frame.top + bar.y)} />
      <text className={css['tip']} x={edge} y={15} textAnchor={anchor}>
        {barText(day)}
      </text>
    </>
  );
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
      aria-label="Day in the chart"
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
          {days.length <= mostNamedDays && <Weekends frame={frame} days={days} />}
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
