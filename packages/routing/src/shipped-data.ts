import { readFileSync } from 'node:fs';
import { createGeography, type Geography } from './geo/geography.ts';
import { decodeRoadGraph, type RoadGraph } from './graph/road-graph.ts';

const readBytes = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));

function readData(name: string) {
  return JSON.parse(readBytes(name).toString('utf8'));
}

export function loadGeography(): Geography {
  return createGeography({
    borders: readBytes('state-borders.bin'),
    noRoad: readData('no-road-areas.json'),
    counties: readData('curfew-counties.json'),
    towns: readData('us-cities.json'),
  });
}

export function loadRoadGraph(): RoadGraph {
  return decodeRoadGraph(readData('road-graph.json'));
}
