export { checkPlaces } from './answer/check-places.ts';
export { toLineRoutes, type Lines } from './answer/line-routes.ts';
export { createRouteFinder } from './answer/route-finder.ts';
export { createViaFinder, type ViaQuestion } from './answer/via-finder.ts';
export type { Geography } from './geo/geography.ts';
export type { Stretch } from './legs/line-way.ts';
export { createWayFinder } from './search/way-finder.ts';
export { loadGeography, loadRoadGraph } from './shipped-data.ts';
