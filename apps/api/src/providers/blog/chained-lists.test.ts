import { expect, test } from 'vitest';
import { readChained, type PagedList } from './ghost.ts';

const pageSize = 5;

function createList(name: string, total: number): PagedList<string> {
  const all = Array.from({ length: total }, (_, index) => `${name}${index + 1}`);
  return async (page) => ({ items: all.slice((page - 1) * pageSize, page * pageSize), total });
}

test.each([
  ['two lists that fill whole pages', 5, 5],
  ['a first list that ends within a page', 7, 9],
  ['an empty first list', 0, 12],
  ['an empty second list', 6, 0],
  ['two empty lists', 0, 0],
])('%s are read page by page without a gap or a repetition', async (_name, first, second) => {
  const lists = [createList('a', first), createList('b', second)];
  const read: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const found = await readChained(lists, { page, pageSize });
    if (found === 'unavailable') throw new Error('Both lists are there.');
    expect(found.total).toBe(first + second);
    read.push(...found.items);
  }
  const name = (list: string, total: number) => Array.from({ length: total }, (_, index) => `${list}${index + 1}`);
  expect(read).toEqual([...name('a', first), ...name('b', second)]);
});

test('a list that is away makes the page unavailable', async () => {
  const lists: PagedList<string>[] = [createList('a', 2), () => Promise.resolve('unavailable')];
  expect(await readChained(lists, { page: 1, pageSize })).toBe('unavailable');
});
