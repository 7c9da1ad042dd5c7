import type { ReactNode } from 'react';

/** Two parts of a line with a dot between them. The font sets a dot in running text too close to what follows. */
export function Apart({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <p className="cluster gap-8">
      {first}
      <span aria-hidden="true">·</span>
      {second}
    </p>
  );
}
