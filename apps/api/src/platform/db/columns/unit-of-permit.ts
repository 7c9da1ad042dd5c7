import type { JoinBuilder } from 'kysely';
import type { Tables } from '../tables.generated.ts';

type PermitsAndUnits = JoinBuilder<Tables, 'permits' | 'units'>;

/** Joins `units` to `permits`. The id of a unit is unique within its order only. */
export function onUnitOfPermit(join: PermitsAndUnits): PermitsAndUnits {
  return join.onRef('units.id', '=', 'permits.unit_id').onRef('units.order_id', '=', 'permits.order_id');
}
