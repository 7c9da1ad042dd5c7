import { CombinationBody, type Combination } from '@wideload/contract';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { toFigureRow, toFigures } from '#platform/db/columns/unit-columns.ts';
import type { CombinationRow } from './combinations.store.ts';

const { name, truckId, trailerId, loadType } = CombinationBody.shape;
const columns = toColumns({ name, truckId, trailerId, loadType });

export function toCombinationContent(body: CombinationBody) {
  return { ...toRow(columns, body), ...toFigureRow(body) };
}

export function toCombination(row: CombinationRow): Combination {
  return { _id: row.id, ...toFields(columns, row), ...toFigures(row) };
}
