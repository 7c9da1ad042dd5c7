import type { Provision } from '@wideload/contract';
import { stateName } from '@wideload/domain';

export function findProvisions(items: readonly Provision[], search: string): readonly Provision[] {
  const query = search.trim().toLowerCase();
  const byCode = items.filter(({ state }) => state.toLowerCase() === query);
  const byName = items.filter((item) => !byCode.includes(item) && stateName(item.state).toLowerCase().includes(query));
  return [...byCode, ...byName];
}
