import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { ChangeProps } from './change-drawer.tsx';
import * as texts from './changes.texts.ts';

const ChangeDrawer = createLazyPart(async () => (await import('./change-drawer.tsx')).ChangeDrawer);

/** For its carrier, and for a clerk on the carrier's behalf. */
export function ChangeOrder(props: Omit<ChangeProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* The head of the clerk's page is one line. */}
      <Button size={props.side === 'clerk' ? 'small' : 'normal'} onClick={() => setOpen(true)}>
        {texts.changeOrder}
      </Button>
      {isOpen && <ChangeDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
