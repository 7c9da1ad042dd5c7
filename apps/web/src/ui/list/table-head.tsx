import type { ReactNode } from 'react';

type TableHeadProps = { columns: readonly { key: string; label: ReactNode; figure?: boolean; className?: string }[] };

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, figure, className }) => (
          <th key={key} scope="col" data-figure={figure} className={className}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
