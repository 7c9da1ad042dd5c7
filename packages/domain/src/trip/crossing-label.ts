import { stateCodes, stateName, type StateCode } from '../basics/state-code.ts';

/** A place where a road enters `state`. `town` is the nearest one, with the miles to it where it is not near. */
export type CrossingLabel = { road: string; state: StateCode; town: string | null; miles: number | null };

/** `I-80 at the Nebraska line, 40 miles from Cheyenne, WY`, as orders and permits keep it. */
export function formatCrossingLabel({ road, state, town, miles }: CrossingLabel): string {
  const line = `${road === '' ? '' : `${road} at `}the ${stateName(state)} line`;
  return `${line}${formatNearest({ town, miles })}`;
}

/** `, near Amarillo, TX`; nothing without a town. */
export function formatNearest({ town, miles }: Pick<CrossingLabel, 'town' | 'miles'>): string {
  return town === null ? '' : `, ${miles === null ? 'near' : `${miles} miles from`} ${town}`;
}

const pattern = /^(?:(.+) at )?the (.+?) line(?:, (?:near|(\d+) miles from) (.+))?$/;

/** Reads what `formatCrossingLabel` writes, for other languages; null for a place that a person named. */
export function parseCrossingLabel(label: string): CrossingLabel | null {
  const [, road = '', name, miles, town = null] = pattern.exec(label) ?? [];
  const state = stateCodes.find((code) => stateName(code) === name);
  return state === undefined ? null : { road, state, town, miles: miles === undefined ? null : Number(miles) };
}
