import { stateCodes, type StateCode } from '@wideload/domain';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import css from './state-map.module.css';
import {
  StateMapDrawing,
  placeOver,
  createStateControl,
  type StateControl,
  noWay,
  type StateMapWay,
} from './state-map-drawing.tsx';
import { findNeighbor, calloutPoints, calloutStates } from './state-map-places.ts';
import type { StateMapTexts } from './state-map.texts.ts';

type StateMapLegendProps = {
  pointed: StateCode | null;
  names: readonly string[];
  texts: StateMapTexts;
};

/** The names are hidden from screen readers, because the buttons say the same. */
function StateMapLegend({ pointed, names, texts }: StateMapLegendProps) {
  return (
    <div className={classNames('spread size-label hairline', css['legend'])}>
      <ul className={css['keys']}>
        <li className={css['key']} data-look="chosen">
          {texts.chosen}
        </li>
        <li className={css['key']} data-look="idle">
          {texts.idle}
        </li>
        <li className={css['key']} data-look="not-sold">
          {texts.notSold}
        </li>
      </ul>
      <p aria-hidden="true" className="muted">
        {pointed === null ? names.join(', ') || texts.noneChosen : texts.stateName(pointed)}
      </p>
    </div>
  );
}

type Props = { control: (code: StateCode) => StateControl; way: StateMapWay };

function StateCallouts({ control, way }: Props) {
  return (
    <div className={css['callouts']}>
      {calloutStates.map((code) => (
        <button
          key={code}
          type="button"
          className={css['callout']}
          data-number={way.numbers.get(code)}
          style={placeOver(calloutPoints[code])}
          {...control(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

export type StateMapProps = {
  chosen: readonly StateCode[];
  /** Also runs for states without sales, which the owner may refuse. */
  onPress: (code: StateCode) => void;
  takesAll?: boolean;
  way?: StateMapWay | undefined;
  texts: StateMapTexts;
};

/** One tab stop, with arrow keys to the neighbors (APG toolbar pattern). */
export function StateMap({ chosen, onPress, takesAll = false, way = noWay, texts }: StateMapProps) {
  const [tabStop, setTabStop] = useState<StateCode>(chosen[0] ?? 'KS');
  const [pointed, setPointed] = useState<StateCode | null>(null);
  const elements = useRef(new Map<StateCode, HTMLElement | SVGElement>());
  const hintId = useId();

  function move(event: KeyboardEvent) {
    const next = findNeighbor(tabStop, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (next !== null) elements.current.get(next)?.focus();
  }

  const control = (code: StateCode): StateControl => ({
    ...createStateControl(code, { chosen, takesAll, texts, way }),
    tabIndex: code === tabStop ? 0 : -1,
    ref: (element) => {
      if (element === null) elements.current.delete(code);
      else elements.current.set(code, element);
    },
    onFocus: () => setTabStop(code),
    onClick: () => {
      setTabStop(code);
      onPress(code);
    },
    onPointerEnter: () => setPointed(code),
    onPointerLeave: () => setPointed(null),
  });

  return (
    <div className={css['map']}>
      <p id={hintId} className={classNames('muted size-label', css['hint'])}>
        {texts.hint}
      </p>
      <div role="toolbar" aria-label={texts.map} aria-describedby={hintId} className={css['stage']} onKeyDown={move}>
        <div className={css['drawing']}>
          <StateMapDrawing control={control} chosen={chosen} tabStop={tabStop} way={way} />
          <StateCallouts control={control} way={way} />
        </div>
      </div>
      <StateMapLegend
        pointed={pointed}
        names={stateCodes.filter((code) => chosen.includes(code)).map(texts.stateName)}
        texts={texts}
      />
    </div>
  );
}
