import type { Company } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import { behaviors } from '#providers/registry/qcmobile.test-support.ts';
import { aRegistryWorld, ridge } from './companies.test-support.ts';

const { registry, world, user } = aRegistryWorld();

async function add(body: object, by = user) {
  return world.call('POST', '/companies', { body, token: by.token });
}
function list(query = '', by = user) {
  return world.read<{ items: Company[]; total: number; page: number; pageSize: number }>(`/companies${query}`, by);
}
async function addUnverified(names: readonly string[], by = user): Promise<void> {
  registry.behave(behaviors.broken);
  for (const [index, name] of names.entries()) {
    expect((await add({ ...ridge, dotNumber: String(8_000_000 + index), name }, by)).statusCode).toBe(201);
  }
}

describe('the list', () => {
  test('is searched by name, in any case, and a wildcard is only a character', async () => {
    await addUnverified(['Alpha Movers', 'beta 100% Haul', 'ALPHA_BETA', 'Gamma\\Delta']);
    const listNames = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ name }) => name);
    expect(await listNames('alpha')).toEqual(['Alpha Movers', 'ALPHA_BETA']);
    expect(await listNames(' BETA ')).toEqual(['ALPHA_BETA', 'beta 100% Haul']);
    expect(await listNames('%')).toEqual(['beta 100% Haul']);
    expect(await listNames('_')).toEqual(['ALPHA_BETA']);
    expect(await listNames('\\')).toEqual(['Gamma\\Delta']);
    expect(await listNames("'; DROP TABLE companies; --")).toEqual([]);
  });

  test('has five a page, in the requested order, and a page past the end is empty with the true total', async () => {
    await addUnverified(['g', 'A', 'c', 'B', 'f', 'd', 'e']);
    const listNames = async (query: string) => (await list(query)).items.map(({ name }) => name).join('');
    expect(await listNames('')).toBe('ABcde');
    expect(await listNames('?page=2')).toBe('fg');
    expect(await listNames('?sort=-name&pageSize=3')).toBe('gfe');
    expect(await listNames('?sort=createdAt')).toBe('gAcBf');
    expect(await list('?page=4')).toEqual({ items: [], total: 7, page: 4, pageSize: 5 });
  });
});
