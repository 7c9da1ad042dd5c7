import { classNames } from '#ui/class-names.ts';
import { DimensionLine } from '#ui/dimension-line.tsx';
import type { AxleRuler } from './axle-ruler.ts';
import { type DrawingLayout, formatCodes, formatPlausibleLength, type LimitLine } from './drawing-layout.ts';
import css from './unit-drawing.module.css';
import { useId } from 'react';
import envelopeLinesCss from './envelope-lines.module.css';
import { stateName, type EnvelopeCheck, type EnvelopeLimit, type StateCode, type EnvelopeKind } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import * as texts from './legal-limits.texts.ts';
import legalLimitsCss from './legal-limits.module.css';

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

type EnvelopeLinesProps = {
  limits: readonly LimitLine[];
  /** Outlines of the load in inches, with heights upward, each with its place in px. */
  outlines: readonly { path: string; transform: string }[];
};

const names = {
  width: texts.width,
  height: texts.height,
  trailer_length: texts.trailerWithItsLoad,
  front_overhang: texts.frontOverhang,
  rear_overhang: texts.rearOverhang,
} as const satisfies Record<EnvelopeKind, string>;

/** The rest are counted. */
const maxNamedStates = 3;

/** `Height 13′6″ OH`, with `, 1′8″ over` when exceeded. */
export function formatLimitLabel({ what, limit, states, over }: EnvelopeCheck): string {
  const label = `${names[what]} ${formatPlausibleLength(limit)} ${formatCodes(states)}`;
  return over !== null && over > 0 ? texts.labelOver(label, formatPlausibleLength(over)) : label;
}

const formatBound = ({ limit, states }: EnvelopeLimit) =>
  `${formatPlausibleLength(limit)} (${formatStates(states.map(stateName))})`;

/** The limit that the permit is decided by, and then those of single roads. */
export function formatLimitSentence(check: EnvelopeCheck): string {
  const others = check.elsewhere.map((other) => texts.elsewhere({ road: other.road, bound: formatBound(other) }));
  return [formatMainLimit(check), ...others].join(' ');
}

function formatMainLimit({ what, limit, states, actual, over }: EnvelopeCheck): string {
  const name = names[what];
  const bound = formatBound({ limit, states });
  if (actual === null || over === null) return texts.atMost(name, bound);
  const length =
    what === 'trailer_length' ? texts.atLeast(formatPlausibleLength(actual)) : formatPlausibleLength(actual);
  if (over === 0) return texts.within(name, { length, bound });
  return texts.beyond(name, { length, bound, over: formatPlausibleLength(over) });
}

function formatStates(all: readonly string[]): string {
  const others = all.length - maxNamedStates;
  return formatList(others > 1 ? [...all.slice(0, maxNamedStates), texts.more(others)] : all);
}

/** The legal limits around the unit, and hatched what of the load passes them. */
export function EnvelopeLines({ limits, outlines }: EnvelopeLinesProps) {
  const id = useId();
  const isPassed = ({ check }: LimitLine) => (check.over ?? 0) > 0;
  return (
    <>
      <defs>
        <pattern id={`${id}hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={envelopeLinesCss['gap']} />
          <rect width="2.5" height="5" className={envelopeLinesCss['hatch']} />
        </pattern>
        <clipPath id={`${id}load`}>
          {outlines.map(({ path, transform }) => (
            <path key={transform} d={path} transform={transform} />
          ))}
        </clipPath>
      </defs>
      {limits.filter(isPassed).map(({ check, beyond }) => (
        <g key={check.what} clipPath={check.what === 'trailer_length' ? undefined : `url(#${id}load)`}>
          <title>{formatLimitLabel(check)}</title>
          {beyond.map((rect) => (
            <rect key={rect.x} {...rect} fill={`url(#${id}hatch)`} />
          ))}
        </g>
      ))}
      {limits.map((limit) => (
        <g key={limit.check.what}>
          <title>{formatLimitLabel(limit.check)}</title>
          <path
            d={limit.path}
            className={classNames(envelopeLinesCss['limit'], isPassed(limit) && envelopeLinesCss['passed'])}
          />
        </g>
      ))}
    </>
  );
}

type LegalLimitsProps = {
  /** Id of the sentences, which describe the drawing. */
  id: string;
  checks: readonly EnvelopeCheck[];
  states: readonly StateCode[];
};

/** The limits that the drawing shows, in words; one line until it is opened. */
export function LegalLimits({ id, checks, states }: LegalLimitsProps) {
  const isPassed = ({ over }: EnvelopeCheck) => (over ?? 0) > 0;
  const places = states.length > 4 ? texts.selectedStates(states.length) : formatList(states.map(stateName));
  const sentences = checks.map((check) => ({
    what: check.what,
    isOver: isPassed(check),
    text: formatLimitSentence(check),
  }));
  return (
    <>
      {/* Chrome reads no description from closed details. */}
      <p id={id} hidden>
        {sentences.map(({ text }) => text).join(' ')}
      </p>
      <details className={legalLimitsCss['limits']}>
        <summary className={classNames('chevron', legalLimitsCss['head'])}>
          <span className="bold">{texts.againstTheLegalLimits}</span>
          <span className="hint">{texts.limitsExceeded(checks.filter(isPassed).length, checks.length)}</span>
        </summary>
        <div className={legalLimitsCss['words']}>
          <p className="muted">{texts.tightestIn(places)}</p>
          <ul className="stack gap-4">
            {sentences.map(({ what, isOver, text }) => (
              <li key={what} className={isOver ? 'failure' : undefined}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </>
  );
}
