import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { GoTo } from './auth-modal-props.ts';

export function ModeButton({ mode, go, children }: { mode: Parameters<GoTo>[0]; go: GoTo; children: ReactNode }) {
  return (
    <Button look="link" onClick={() => go(mode)}>
      {children}
    </Button>
  );
}
