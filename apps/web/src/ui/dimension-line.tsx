import { classNames } from './class-names.ts';
import css from './dimension-line.module.css';

export type DimensionLineProps = {
  /** Ends of the line along its axis, in the drawing's units. */
  from: number;
  to: number;
  /** Position across the axis. */
  at: number;
  vertical?: boolean | undefined;
  /** The length (`14′6″`), `''` if shown elsewhere, or the name of the field while its value is missing (`isMissing`). */
  text: string;
  textAt?: 'middle' | 'before' | 'after' | undefined;
  isMissing?: boolean | undefined;
  isFocused?: boolean | undefined;
  size?: number | undefined;
};

export function DimensionLine(props: DimensionLineProps) {
  const {
    from,
    to,
    at,
    vertical = false,
    text,
    textAt = 'middle',
    isMissing = false,
    isFocused = false,
    size = 15,
  } = props;
  const middle = (from + to) / 2;
  const isInside = text !== '' && textAt === 'middle';
  const gap = !isInside ? 0 : vertical ? size * 0.8 : text.length * size * 0.27 + size * 0.4;
  const toPoint = (along: number, across: number) => (vertical ? `${across} ${along}` : `${along} ${across}`);
  const tick = size * 0.45;
  const path = [
    `M${toPoint(from, at)}L${toPoint(Math.max(from, middle - gap), at)}`,
    `M${toPoint(Math.min(to, middle + gap), at)}L${toPoint(to, at)}`,
  ].join('');
  const ticks = [from, to].map((end) => `M${toPoint(end, at - tick)}L${toPoint(end, at + tick)}`).join('');
  const beside = { middle, before: from - size * 0.7, after: to + size * 0.7 }[textAt];
  return (
    <g className={classNames(css['line'], isMissing && css['missing'], isFocused && css['focused'])}>
      <g key={text} className={classNames(css['grow'], vertical && css['vertical'])}>
        <path d={path} className={css['run']} />
        <path d={ticks} />
      </g>
      <text
        x={vertical ? at : beside}
        y={vertical ? beside : at}
        fontSize={size}
        className={classNames(css['text'], !vertical && textAt !== 'middle' && css[textAt])}
      >
        {text}
      </text>
    </g>
  );
}
