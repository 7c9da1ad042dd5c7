import * as texts from './maps.texts.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import css from './location-map.module.css';
import { useDeferredValue } from 'react';
import { useLoadedPart } from './use-loaded-part.ts';

export function MapWaiting() {
  return (
    <div className={css['waiting']}>
      <Spinner label={texts.loadingTheMap} />
    </div>
  );
}

export function MapFailed({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <Notice tone="warn" title={texts.mapFailed}>
      <p>{texts.typeCoordinates}</p>
      <Button size="small" pending={isLoading} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}

async function loadMap() {
  const [{ LocationMapFrame }, { loadMapBase }] = await Promise.all([
    import('./location-map-frame.tsx'),
    import('./map-base.ts'),
  ]);
  return { LocationMapFrame, base: await loadMapBase() };
}

type MapPart = Awaited<ReturnType<typeof loadMap>>;

/** The window shows before its map, also when the map was loaded before. */
export function useMap() {
  const { part, ...rest } = useLoadedPart('location-map', loadMap);
  return { ...rest, part: useDeferredValue<MapPart | null | undefined>(part, null) ?? undefined };
}
