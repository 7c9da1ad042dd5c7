import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { DimensionLine } from '../../../../ui/dimension-line.tsx';
import type { AxlePath, LengthPath, UnitForm } from '../../unit-form.ts';
import { axleStripOf, type AxleLine, type AxleStrip } from './axle-strip.ts';
import css from './unit-drawing.module.css';

const margin = 28;
const lengthAt = 24;
const axlesAt = 60;
const linesAt = 92;
const rowHeight = 20;

type UnitDrawingProps = {
  unit: UnitForm;
  /** Path of the field that has the focus. */
  inHand: string | null;
  /** A line was pressed. */
  onPick: (path: LengthPath) => void;
};

/** The unit from the side: its axles, numbered from the front, and the dimension lines between them. The fields are its equal. */
export function UnitDrawing({ unit, inHand, onPick }: UnitDrawingProps) {
  const [width, setWidth] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  // Drawn in px, so that its texts never get smaller than they are written.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const strip = axleStripOf(unit, Math.max(width - 2 * margin, 1));
  const height = linesAt + Math.max(0, ...strip.below.map(({ row }) => row)) * rowHeight + 24;
  return (
    <div ref={frame} className={css['frame']} style={{ minHeight: height }}>
      {width > 0 && (
        <svg role="img" aria-label={sentenceOf(strip)} width={width} height={height}>
          <g transform={`translate(${margin} 0)`}>
            <DimensionLine
              from={0}
              to={width - 2 * margin}
              at={lengthAt}
              text={strip.length ?? 'Length'}
              isMissing={strip.length === null}
              inHand={inHand === 'dimensions.length'}
            />
            <Target
              line={{ from: 0, to: width - 2 * margin }}
              at={lengthAt}
              onPress={() => onPick('dimensions.length')}
            />
            {strip.lines.map((line) => (
              <Distance key={line.path} line={line} isInHand={inHand === line.path} onPick={onPick} />
            ))}
            {strip.below.map(({ paths, text, from, to, row }) => (
              <text
                key={paths[0]}
                x={(from + to) / 2}
                y={linesAt + row * rowHeight}
                className={classNames(css['below'], paths.some((path) => path === inHand) && css['inHand'])}
              >
                {text}
              </text>
            ))}
            {strip.axles.map((x, index) => (
              <Axle key={`axle ${index + 1}`} number={index + 1} x={x} isInHand={isEndOf(strip.lines, index, inHand)} />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}

function Distance({ line, isInHand, onPick }: { line: AxleLine; isInHand: boolean; onPick: (path: AxlePath) => void }) {
  const { from, to, text, isMissing, hasRoom } = line;
  return (
    <>
      <DimensionLine {...{ from, to, isMissing }} at={linesAt} text={hasRoom ? text : ''} inHand={isInHand} size={14} />
      <Target line={line} at={linesAt} onPress={() => onPick(line.path)} />
    </>
  );
}

/** What a pointer presses; with the keyboard one goes to the field itself. */
function Target({ line, at, onPress }: { line: { from: number; to: number }; at: number; onPress: () => void }) {
  return (
    <rect
      x={line.from}
      y={at - 12}
      width={Math.max(0, line.to - line.from)}
      height={24}
      className={css['target']}
      onClick={onPress}
    />
  );
}

function Axle({ number, x, isInHand }: { number: number; x: number; isInHand: boolean }) {
  return (
    <g className={classNames(css['axle'], isInHand && css['inHand'])}>
      <circle cx={x} cy={axlesAt} r={11} />
      <text x={x} y={axlesAt}>
        {number}
      </text>
    </g>
  );
}

function isEndOf(lines: readonly AxleLine[], axle: number, inHand: string | null): boolean {
  return lines[axle]?.path === inHand || lines[axle - 1]?.path === inHand;
}

function sentenceOf({ axles, lines, length }: AxleStrip): string {
  const distances = lines.map(({ label, text, isMissing }) => `axle ${label} ${isMissing ? 'not given' : text}`);
  return `Side view with ${axles.length} axles, ${length === null ? 'length not given' : `${length} long`}: ${distances.join(', ')}.`;
}
