import { expect, test } from 'vitest';
import { sortByReferences } from './load-order.ts';

const key = (from: string, to: string) => ({ constraint: `${from}_${to}`, from, to });

test('a table comes after all that it refers to', () => {
  const keys = [key('units', 'orders'), key('orders', 'users'), key('orders', 'companies'), key('companies', 'users')];
  expect(sortByReferences(['companies', 'orders', 'units', 'users'], keys)).toEqual({
    tables: ['users', 'companies', 'orders', 'units'],
    late: [],
  });
});

test('a table that refers to itself is loaded like any other', () => {
  expect(sortByReferences(['users'], [key('users', 'users')])).toEqual({ tables: ['users'], late: [] });
});

test('in a circle one key is checked late, and tables that reference the circle come after it', () => {
  const keys = [
    key('documents', 'permits'),
    key('permits', 'documents'),
    key('permits', 'orders'),
    key('notes', 'permits'),
  ];
  expect(sortByReferences(['documents', 'notes', 'orders', 'permits'], keys)).toEqual({
    tables: ['orders', 'documents', 'permits', 'notes'],
    late: [key('documents', 'permits')],
  });
});
