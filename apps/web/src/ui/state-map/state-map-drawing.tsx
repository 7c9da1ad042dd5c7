import { isOrderable, stateCodes, type StateCode } from '@wideload/domain';
import { useId, type KeyboardEvent } from 'react';
import {
  calloutPoints,
  calloutStates,
  isCallout,
  mapSize,
  findLabelPoint,
  findStatePath,
  type Point,
  toMapPath,
} from './state-map-places.ts';
import css from './state-map.module.css';
import type { StateMapTexts } from './state-map.texts.ts';

export type StateControl = {
  'aria-label': string;
  'aria-pressed': boolean;
  'aria-disabled': boolean | undefined;
  tabIndex: 0 | -1;
  ref: (element: HTMLElement | SVGElement | null) => void;
  onFocus: () => void;
  onClick: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

/** A line over the map, as `[lat, lng]` pairs, and numbers at the states that it passes. */
export type StateMapWay = {
  line: readonly (readonly [lat: number, lng: number])[];
  numbers: ReadonlyMap<StateCode, string>;
  /** Says the number in the name of its state. */
  nameNumber: (number: string) => string;
};

export const noWay: StateMapWay = { line: [], numbers: new Map(), nameNumber: (number) => number };

type ControlOptions = { chosen: readonly StateCode[]; takesAll: boolean; texts: StateMapTexts; way: StateMapWay };

/** A state that cannot be picked remains focusable, so that a screen reader can say why. */
export function createStateControl(code: StateCode, { chosen, takesAll, texts, way }: ControlOptions) {
  // The visible letters come first, so that voice control finds the state.
  const number = way.numbers.get(code);
  const name = [code, texts.stateName(code), ...(number === undefined ? [] : [way.nameNumber(number)])].join(', ');
  return {
    'aria-label': isOrderable(code) ? name : `${name}, ${texts.notSold.toLowerCase()}`,
    'aria-pressed': chosen.includes(code),
    'aria-disabled': takesAll || isOrderable(code) ? undefined : true,
  };
}

type Props = {
  control: (code: StateCode) => StateControl;
  chosen: readonly StateCode[];
  tabStop: StateCode;
  way: StateMapWay;
};

const toShare = (part: number, whole: number) => `${(part / whole) * 100}%`;

export function placeOver({ x, y }: Point) {
  return { left: toShare(x, mapSize.width), top: toShare(y, mapSize.height) };
}

/** Borders of chosen states and of the focus are drawn last, so that no neighbor overlaps them. */
export function StateMapDrawing({ control, chosen, tabStop, way }: Props) {
  const hatch = useId();
  const line = toMapPath(way.line);
  const findLook = (code: StateCode) => {
    if (chosen.includes(code)) return { className: css['chosen'] };
    if (!isOrderable(code)) return { className: css['notSold'], fill: `url(#${hatch})` };
    return { className: css['idle'] };
  };
  return (
    <div className={css['picture']}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={css['shapes']}>
        <defs>
          <pattern id={hatch} width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="18" height="18" className={css['hatchGround']} />
            <rect width="4" height="18" className={css['hatchLine']} />
          </pattern>
        </defs>
        {stateCodes.map((code) =>
          isCallout(code) ? (
            <SmallState key={code} code={code} control={control(code)} {...findLook(code)} />
          ) : (
            <g key={code} role="button" className={css['state']} onKeyDown={pressByKey} {...control(code)}>
              <path d={findStatePath(code)} {...findLook(code)} />
            </g>
          ),
        )}
        <g aria-hidden="true" className={css['over']}>
          {calloutStates.map((code) => (
            <Leader key={code} from={findLabelPoint(code)} to={calloutPoints[code]} />
          ))}
          {chosen.map((code) => (
            <path key={code} d={findStatePath(code)} className={css['chosenEdge']} />
          ))}
          <path d={line} className={css['road']} />
          <path d={line} className={css['centerLine']} />
          <path d={findStatePath(tabStop)} className={css['focus']} />
          <path d={findStatePath(tabStop)} className={css['focusInner']} />
        </g>
      </svg>
      <div aria-hidden="true" className={css['labels']}>
        {stateCodes
          .filter((code) => !isCallout(code))
          .map((code) => (
            <span
              key={code}
              className={css['label']}
              data-chosen={chosen.includes(code) ? '' : undefined}
              data-number={way.numbers.get(code)}
              style={placeOver(findLabelPoint(code))}
            >
              {code}
            </span>
          ))}
      </div>
    </div>
  );
}

/** The control is the button beside the map; the shape only reacts to a pointer. */
function SmallState({
  code,
  control,
  ...look
}: {
  code: StateCode;
  control: StateControl;
  className?: string | undefined;
}) {
  return (
    <path
      aria-hidden="true"
      d={findStatePath(code)}
      onClick={control.onClick}
      onPointerEnter={control.onPointerEnter}
      onPointerLeave={control.onPointerLeave}
      {...look}
    />
  );
}

function Leader({ from, to }: { from: Point; to: Point }) {
  const isAbove = to.x < mapSize.width;
  return (
    <path
      className={css['leader']}
      d={`M${from.x} ${from.y}L${isAbove ? to.x : to.x - 66} ${isAbove ? to.y + 30 : to.y}`}
    />
  );
}

/** An SVG shape has no native keyboard support. */
function pressByKey(event: KeyboardEvent<SVGGElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
