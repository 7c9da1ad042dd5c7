import { useDeferredValue } from 'react';
import { useLoadedPart } from './use-loaded-part.ts';

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
