export { loadGazetteer, type Gazetteer } from './gazetteer.ts';
export { namePoint } from './reading/name-point.ts';
export { readPlace } from './reading/read-place.ts';
export { mostSuggestions, suggestPlaces } from './reading/suggest-places.ts';
