import { readFileSync } from 'node:fs';
import { decodeGazetteer, type Gazetteer } from './gazetteer.ts';

export function loadGazetteer(): Gazetteer {
  return decodeGazetteer(JSON.parse(readFileSync(new URL('../data/gazetteer.json', import.meta.url), 'utf8')));
}
