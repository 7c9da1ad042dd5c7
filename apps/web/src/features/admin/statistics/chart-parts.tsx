import type { Statistics } from '@wideload/contract';
import { computeWeekday, type Day } from '@wideload/domain';
import css from './permits-chart.module.css';
import * as texts from './statistics.texts.ts';

/** From 0 to `top`. */
export type Scale = { top: number; ticks: number[] };

const maxLines = 4;

/** Round whole numbers. */
export function computeScale(max: number): Scale {
  let step = 1;
  for (let turn = 0; max > step * maxLines; turn += 1) step *= turn % 3 === 1 ? 2.5 : 2;
  const lines = Math.max(1, Math.ceil(max / step));
  return { top: lines * step, ticks: Array.from({ length: lines + 1 }, (_, line) => line * step) };
}

/** In px. */
export type Bar = { x: number; width: number; y: number; height: number };

const maxBarWidth = 96;

/** Any value above 0 is visible. */
export function computeBars(
  values: readonly number[],
  { width, height, top }: { width: number; height: number; top: number },
): Bar[] {
  const band = width / values.length;
  const bar = Math.min(maxBarWidth, Math.max(1, band * 0.7));
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / top) * height);
    return { x: band * (index + 0.5) - bar / 2, width: bar, y: height - tall, height: tall };
  });
}

export function findBarAt(x: number, width: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((x / width) * count)));
}

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

type AxisLabel = {
  index: number;
  lines: [string, string];
};

/** With margin, in px. */
const labelWidth = { day: 52, month: 40 };
/** Longer ranges are labeled by month. */
const maxNamedDays = 31;

/** Weekends explain the shape of a few days; a year has too many of them, and one day has no shape. */
export function hasWeekends(days: number): boolean {
  return days > 1 && days <= maxNamedDays;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Counted from the last, so that the last day always has its label. */
function thinLabels<T>(labels: readonly T[], every: number): T[] {
  return labels.filter((_, index) => (labels.length - 1 - index) % every === 0);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const period = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function formatLongDay(of: string): string {
  return day.format(new Date(of));
}

export function formatPeriod({ from, to }: { from: string; to: string }): string {
  return from === to ? formatLongDay(from) : period.formatRange(new Date(from), new Date(to));
}

export function formatCount(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

export function formatInDays(days: readonly unknown[]): string {
  return days.length === 1 ? texts.onThisDay : texts.inTheseDays;
}

export function formatBar({ day: of, permits }: { day: string; permits: number }): string {
  return `${formatLongDay(of)}: ${formatCount(permits, texts.permitWords)}`;
}

export function formatSummary(days: readonly { day: Day; permits: number }[]): string {
  const total = days.reduce((sum, { permits }) => sum + permits, 0);
  const inAll = formatCount(total, texts.permitWords);
  if (days.length === 1) return texts.permitsOnThisDay(inAll);
  const max = Math.max(...days.map(({ permits }) => permits));
  const best = days.findLast(({ permits }) => permits === max);
  return best === undefined || max === 0
    ? texts.permitsInDays(inAll, days.length)
    : texts.permitsAndMost(inAll, days.length, { max: number.format(max), day: formatLongDay(best.day) });
}

const units = [
  [texts.dayWords, 24 * 60],
  [texts.hourWords, 60],
  [texts.minuteWords, 1],
] as const;

export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return texts.underAMinute;
  // Durations over a day omit the minutes.
  const rounded = minutes >= 24 * 60 ? Math.round(minutes / 60) * 60 : minutes;
  let rest = rounded;
  const parts = units.map(([words, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? '' : formatCount(count, words);
  });
  return parts.filter((part) => part !== '').join(' ');
}

/** Bars are `band` px wide. */
export function computeAxisLabels(days: readonly Day[], band: number): AxisLabel[] {
  if (days.length > maxNamedDays) return computeMonthLabels(days, band);
  const labels = days.map((day, index): AxisLabel => ({
    index,
    lines: [monthAndDay.format(new Date(day)), days.length <= 7 ? computeWeekday(day).slice(0, 3) : ''],
  }));
  return thinLabels(labels, Math.ceil(labelWidth.day / band));
}

function computeMonthLabels(days: readonly Day[], band: number): AxisLabel[] {
  const firsts = days.flatMap((day, index) => (day.endsWith('-01') ? [{ day, index }] : []));
  const shown = thinLabels(firsts, Math.ceil(labelWidth.month / (band * 30)));
  return shown.map(({ day, index }, at) => {
    const year = day.slice(0, 4);
    const isNew = shown[at - 1]?.day.slice(0, 4) !== year;
    return { index, lines: [month.format(new Date(day)), isNew ? year : ''] };
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
