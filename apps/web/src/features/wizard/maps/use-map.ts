import { useLoadedPart } from './use-loaded-part.ts';

async function loadMap() {
  const [{ LocationMapFrame }, { loadMapBase }] = await Promise.all([
    import('./location-map-frame.tsx'),
    import('./map-base.ts'),
  ]);
  return { LocationMapFrame, base: await loadMapBase() };
}

export function useMap() {
  return useLoadedPart('location-map', loadMap);
}
