export { checkPlaces } from './answer/check-places.ts';
export { toLineRoutes, type Lines } from './answer/line-routes.ts';
export { createRouteFinder, createViaFinder, type ViaQuestion } from './answer/route-finder.ts';
export type { Geography } from './geo/geography.ts';
export type { Stretch } from './graph/legs.ts';
export { createWayFinder } from './graph/way-finder.ts';
export { loadGeography, loadRoadGraph } from './shipped-data.ts';
