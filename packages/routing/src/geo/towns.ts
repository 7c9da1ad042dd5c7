import { stateNames, type Place } from '@wideload/domain';
import { computeFlatMiles } from './flat.ts';

/** A row of us-cities.json. */
export type TownRow = readonly [name: string, state: string, lng: number, lat: number, rank: number];
export type Town = Place & { label: string };

const codeByName: ReadonlyMap<string, string> = new Map(Object.entries(stateNames).map(([code, name]) => [name, code]));

/** `Cheyenne, WY` */
export function toTowns(rows: readonly TownRow[]): Town[] {
  return rows.map(([name, state, lng, lat]) => {
    const plain = name.replace(/, D\.C\.$/, '');
    return { label: `${plain}, ${codeByName.get(state) ?? state}`, lat, lng };
  });
}

export function findNearestTown(at: Place, withinMiles: number, towns: readonly Town[]): Town | null {
  let nearest: Town | null = null;
  let most = withinMiles;
  for (const town of towns) {
    const miles = computeFlatMiles(at, town);
    if (miles <= most) [nearest, most] = [town, miles];
  }
  return nearest;
}
