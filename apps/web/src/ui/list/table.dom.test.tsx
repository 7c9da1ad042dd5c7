import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableHead } from './table-head.tsx';
import { Table } from './table.tsx';

test('a column of buttons is not printed, with its head and its width', () => {
  const columns = [
    { key: 'state', label: 'State' },
    { key: 'pdf', label: 'PDF', className: 'no-print' },
  ];
  render(
    <Table caption="Permits" widths={columns}>
      <TableHead columns={columns} />
    </Table>,
  );
  const widths = [...screen.getByRole('table').querySelectorAll('col')];
  const heads = screen.getAllByRole('columnheader');
  for (const parts of [widths, heads]) expect(parts.map(({ className }) => className)).toEqual(['', 'no-print']);
});
