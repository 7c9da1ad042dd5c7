import type { ReactNode } from 'react';

type TableHeadProps = { columns: readonly { key: string; label: ReactNode; figure?: boolean }[] };

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, figure }) => (
          <th key={key} scope="col" data-figure={figure}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
