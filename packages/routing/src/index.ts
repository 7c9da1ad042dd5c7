export { checkPlaces, type PlaceRefusal } from './answer/check-places.ts';
export type { Route } from './answer/route.ts';
export { createRouteFinder } from './answer/route-finder.ts';
export { toRoutes, type Routes } from './answer/to-routes.ts';
export { loadGeography, loadRoadGraph } from './shipped-data.ts';
