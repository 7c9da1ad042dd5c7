import css from './calendar-picture.module.css';
import type { Picture, PictureRow } from './picture-layout.ts';

const middle = '50%';

/** The way of the truck through the hours of one state: a road with a yellow line, dotted where it waits. */
export function Track({ row, ticks }: { row: PictureRow; ticks: Picture['ticks'] }) {
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
