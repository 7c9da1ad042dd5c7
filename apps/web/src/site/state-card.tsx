import { isStateCode, stateName, stateFacts, type StateCode } from '@wideload/domain';
import { useLayoutEffect, useRef } from 'react';
import stateMap from '#data/us-state-map.json';
import { branding } from '#lib/branding.ts';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';

export type CardFigure = { figure: string; what: string };

/** The figures on the card of a state, which the script draws. A test compares the drawn ones with these. */
export function listCardFigures(code: StateCode): CardFigure[] {
  const { legal, fee } = stateFacts[code];
  return [
    { figure: formatInches(legal.widthIn), what: 'wide' },
    { figure: formatInches(legal.heightIn), what: 'high' },
    ...(legal.grossWeightLb === null ? [] : [{ figure: formatPounds(legal.grossWeightLb, 'en'), what: 'gross' }]),
    ...(fee.amount === null
      ? []
      : [{ figure: formatMoney(fee.amount, 'en'), what: fee.chargedDaily ? 'a day' : 'a permit' }]),
  ];
}

const longName = 11;

/** A state with its legal limits and fee, for links that people share. */
export function StateCard() {
  const code = new URLSearchParams(window.location.search).get('state') ?? '';
  if (!isStateCode(code)) throw new Error(`${code} is no state.`);
  const name = stateName(code);
  const figures = listCardFigures(code);
  return (
    <div className="card" data-figures={JSON.stringify(figures)}>
      <Wordmark {...branding.wordmark} />
      <p className="what">Oversize permits in</p>
      <h1 data-long={name.length > longName}>{name}</h1>
      <Outline path={stateMap.states[code].path} />
      <dl className="ground">
        {figures.map(({ figure, what }) => (
          <div key={what}>
            <dd>{figure}</dd>
            <dt>{what}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Outline({ path }: { path: string }) {
  const shape = useRef<SVGPathElement>(null);
  useLayoutEffect(() => {
    const { x, y, width, height } = shape.current?.getBBox() ?? new DOMRect(0, 0, 1, 1);
    shape.current?.ownerSVGElement?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }, []);
  return (
    <svg>
      <path ref={shape} d={path} />
    </svg>
  );
}
