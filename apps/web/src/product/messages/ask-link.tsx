import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as texts from './messages.texts.ts';

/** Fills the question to the carrier in; an admin sends it. */
export function AskLink({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <Link
      to="."
      search={(search) => search}
      hash="questions"
      state={{ question: texts.askFor(label) }}
      className="no-print"
      aria-label={name}
    >
      {children}
    </Link>
  );
}
