import type { StateCode } from '@wideload/domain';
import * as texts from './jurisdiction.texts.ts';
import type { StateMapWay } from '#ui/state-map/state-map-way.ts';
import { stateMapTexts } from '#ui/state-map/state-map.texts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import css from './state-map-panel.module.css';

type StateMapPanelProps = {
  chosen: readonly StateCode[];
  way: StateMapWay;
  refused: string;
  onPress: (code: StateCode) => void;
};

const loadMap = () => import('#ui/state-map/state-map.tsx');

/** The map is optional: the list beside it offers the same choices. */
export function StateMapPanel({ chosen, way, refused, onPress }: StateMapPanelProps) {
  const { part, hasFailed, isLoading, retry } = useLoadedPart('state-map', loadMap);
  return (
    <div className="shrinks">
      {part !== undefined && <part.StateMap chosen={chosen} way={way} onPress={onPress} texts={stateMapTexts} />}
      {part === undefined && !hasFailed && <div className={css['waiting']} />}
      {hasFailed && (
        <Notice tone="warn" title={texts.mapFailed}>
          <p>{texts.listWillDo}</p>
          <Button size="small" pending={isLoading} onClick={retry} className="above-8">
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      <p role="status" className="filled-above-8 strong size-label">
        {refused}
      </p>
    </div>
  );
}
