import { readFileSync } from 'node:fs';
import { createGeography, type Geography } from './geo/geography.ts';
import { decodeRoadGraph, type RoadGraph } from './graph/road-graph.ts';

function readData(name: string) {
  return JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));
}

export function loadGeography(): Geography {
  return createGeography({
    states: readData('us-states.topo.json'),
    counties: readData('curfew-counties.json'),
    towns: readData('us-cities.json'),
  });
}

export function loadRoadGraph(): RoadGraph {
  return decodeRoadGraph(readData('road-graph.json'));
}
