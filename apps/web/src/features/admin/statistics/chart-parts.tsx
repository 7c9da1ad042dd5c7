import type { Statistics } from '@wideload/contract';
import { computeWeekday } from '@wideload/domain';
import { type Bar, computeAxisLabels, type Scale } from './chart-layout.ts';
import { formatBar } from './format-figures.ts';
import css from './permits-chart.module.css';

export type Days = Statistics['days'];
/** In px. */
export type Frame = { left: number; top: number; width: number; height: number };

const halfLabel = 22;
const numberHeight = 30;
const number = new Intl.NumberFormat('en-US');

export function Lines({ frame, scale }: { frame: Frame; scale: Scale }) {
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

export function Labels({ frame, days }: { frame: Frame; days: Days }) {
  const band = frame.width / days.length;
  const [y, end] = [frame.top + frame.height, frame.left + frame.width - halfLabel];
  const labels = computeAxisLabels(
    days.map(({ day }) => day),
    band,
  );
  return labels.map(({ index, lines }) => (
    <text key={index} className={css['axis']} y={y + 18} textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x={Math.min(end, frame.left + band * (index + 0.5))} dy={at === 0 ? 0 : 16}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}

export function Weekends({ frame, days }: { frame: Frame; days: Days }) {
  const band = frame.width / days.length;
  return days.map(({ day }, index) =>
    computeWeekday(day).startsWith('S') ? (
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

/** Counts show when there is room. */
export function Bars({ frame, days, bars, current }: BarsProps) {
  const hasRoom = frame.width / days.length >= numberHeight;
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

export function Tip({ frame, days, bars, current }: BarsProps) {
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
        {formatBar(day)}
      </text>
    </>
  );
}
