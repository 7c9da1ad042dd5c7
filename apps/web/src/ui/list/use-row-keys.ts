import { useState } from 'react';

type RowKeys = { ids: readonly string[]; keys: readonly number[] };

/**
 * The keys of the next rows. Entries that stay keep their rows, with their focus; a page of other entries only gets the rows of the page
 * before, because a browser fills rows sooner than it makes them.
 */
export function findRowKeys(before: RowKeys, ids: readonly string[]): readonly number[] {
  const known = new Map(before.ids.map((id, at) => [id, before.keys[at]]));
  const isOtherPage = !ids.some((id) => known.has(id));
  const first = Math.max(-1, ...before.keys) + 1;
  return ids.map((id, at) => (isOtherPage ? before.keys[at] : known.get(id)) ?? first + at);
}

/**
 * React's keys for a list of `memo` rows that pages turn. A part of a row that has state of its own gets the entry's id as its key.
 *
 * @param ids the entries' ids, none twice.
 */
export function useRowKeys(ids: readonly string[]): readonly number[] {
  const [rows, setRows] = useState<RowKeys>({ ids: [], keys: [] });
  if (ids.length === rows.ids.length && ids.every((id, at) => id === rows.ids[at])) return rows.keys;
  const keys = findRowKeys(rows, ids);
  setRows({ ids, keys });
  return keys;
}
