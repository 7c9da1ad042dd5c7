import type { StateCode } from '@wideload/domain';
import type { StateControl } from './state-control.ts';
import { placeOver } from './state-map-drawing.tsx';
import css from './state-map.module.css';
import { calloutPoints, calloutStates } from './state-map-places.ts';
import type { StateMapWay } from './state-map-way.ts';

type Props = { control: (code: StateCode) => StateControl; way: StateMapWay };

export function StateCallouts({ control, way }: Props) {
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
