import type { StateCode } from '@wideload/domain';
import type { StateControl } from './state-control.ts';
import { placeOver } from './state-map-drawing.tsx';
import css from './state-map.module.css';
import { calloutPoints, calloutStates } from './state-map-places.ts';

export function StateCallouts({ control }: { control: (code: StateCode) => StateControl }) {
  return (
    <div className={css['callouts']}>
      {calloutStates.map((code) => (
        <button
          key={code}
          type="button"
          className={css['callout']}
          style={placeOver(calloutPoints[code])}
          {...control(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}
