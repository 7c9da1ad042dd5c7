/** The calls of the contract with their rows of the access table. */
import { contract, buildPath, type Endpoint } from '@wideload/contract';
import { accessRows, type Input, type Row } from './access-rows.ts';
import type { World } from '../world.ts';

export type Entry = { name: string; endpoint: Endpoint; row: Row | undefined };

const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = accessRows;

export const entries: readonly Entry[] = Object.entries(contract).flatMap(([part, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    name: `${part}.${name}`,
    endpoint,
    row: rows[part]?.[name],
  })),
);

/** @throws for an endpoint without a row. */
export function getRow({ row }: Entry): Row {
  if (row === undefined) throw new Error('add a line to test/access-rows.ts');
  return row;
}

/** Of a caller who is refused: the check of the caller precedes that of the input, so random ids suffice. */
export const anyInput: Input = {
  params: { id: crypto.randomUUID(), userId: crypto.randomUUID(), state: 'TX', month: '2026-11' },
};

type Calling = { path: string; input: Input; token?: string | undefined; onBehalfOf?: string | undefined };

export function callEntry(world: World, { method }: Endpoint, { path, input, token, onBehalfOf }: Calling) {
  const search = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
  return world.call(method, `${buildPath(path, input.params)}${search}`, {
    ...(input.body !== undefined && { body: input.body }),
    ...(token !== undefined && { token }),
    ...(onBehalfOf !== undefined && { onBehalfOf }),
  });
}
