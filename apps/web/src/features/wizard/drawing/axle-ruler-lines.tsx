import { classNames } from '#ui/class-names.ts';
import { DimensionLine } from '#ui/dimension-line.tsx';
import type { AxleRuler } from './axle-ruler.ts';
import type { DrawingLayout } from './drawing-layout.ts';
import css from './unit-drawing.module.css';

type AxleRulerLinesProps = { ruler: AxleRuler; layout: DrawingLayout; focusedPath: string | null };

export function AxleRulerLines({ ruler, layout, focusedPath }: AxleRulerLinesProps) {
  const { lines, below, numbers } = ruler;
  const { textSize, numberRadius, linesAt, numbersAt, belowAt, rowHeight } = layout;
  const isFocused = (index: number) => focusedPath !== null && lines[index]?.path === focusedPath;
  // The focused line comes last, so that its neighbors' ticks do not cover its ends.
  const inOrder = lines.toSorted((a, b) => Number(a.path === focusedPath) - Number(b.path === focusedPath));
  return (
    <>
      {inOrder.map(({ path, from, to, text, isMissing, hasRoom }) => (
        <DimensionLine
          key={path}
          {...{ from, to, isMissing }}
          at={linesAt}
          text={hasRoom ? text : ''}
          isFocused={path === focusedPath}
          size={textSize}
        />
      ))}
      {below.map(({ paths, text, isMissing, at, row }) => (
        <text
          key={paths[0]}
          x={at}
          y={belowAt + row * rowHeight}
          fontSize={textSize}
          className={classNames(
            css['below'],
            isMissing && css['missing'],
            paths.some((path) => path === focusedPath) && css['focused'],
          )}
        >
          {text}
        </text>
      ))}
      {numbers.map(({ number, axle, at }) => (
        <g
          key={number}
          className={classNames(css['axle'], (isFocused(number - 1) || isFocused(number - 2)) && css['focused'])}
        >
          {Math.abs(axle - at) > 1 && (
            <path d={`M${axle} ${Math.min(linesAt, layout.ground + 2)}L${at} ${numbersAt - numberRadius}`} />
          )}
          <circle cx={at} cy={numbersAt} r={numberRadius} />
          <text x={at} y={numbersAt} fontSize={layout.isNarrow ? 12 : 14}>
            {number}
          </text>
        </g>
      ))}
    </>
  );
}
