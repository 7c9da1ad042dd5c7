import { expect, test } from 'vitest';
import { sortByReferences } from './load.ts';

const toKey = (from: string, to: string) => ({ constraint: `${from}_${to}`, from, to });

test('a table comes after all that it refers to', () => {
  const keys = [
    toKey('units', 'orders'),
    toKey('orders', 'users'),
    toKey('orders', 'companies'),
    toKey('companies', 'users'),
  ];
  expect(sortByReferences(['companies', 'orders', 'units', 'users'], keys)).toEqual({
    tables: ['users', 'companies', 'orders', 'units'],
    late: [],
  });
});

test('a table that refers to itself is loaded like any other', () => {
  expect(sortByReferences(['users'], [toKey('users', 'users')])).toEqual({ tables: ['users'], late: [] });
});

test('in a circle one key is checked late, and tables that reference the circle come after it', () => {
  const keys = [
    toKey('documents', 'permits'),
    toKey('permits', 'documents'),
    toKey('permits', 'orders'),
    toKey('notes', 'permits'),
  ];
  expect(sortByReferences(['documents', 'notes', 'orders', 'permits'], keys)).toEqual({
    tables: ['orders', 'documents', 'permits', 'notes'],
    late: [toKey('documents', 'permits')],
  });
});
