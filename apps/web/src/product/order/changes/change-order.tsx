import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { ChangeProps } from './change-drawer.tsx';
import * as texts from './changes.texts.ts';

const ChangeDrawer = createLazyPart(async () => (await import('./change-drawer.tsx')).ChangeDrawer);

type Props = Omit<ChangeProps, 'onClose'> & {
  /** The words of the button, where they are about a part of the order. */
  label?: string;
  /** When the drawer is closed that was open at first, for the corrections. */
  onClosed?: () => void;
};

/** For its carrier, and for a clerk on the carrier's behalf. */
export function ChangeOrder({ onClosed, label = texts.changeOrder, ...props }: Props) {
  const [isOpen, setOpen] = useState(props.takesCorrections === true);
  function close() {
    setOpen(false);
    onClosed?.();
  }
  return (
    <>
      {/* The head of the clerk's page is one line. */}
      <Button size={props.side === 'clerk' ? 'small' : 'normal'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ChangeDrawer {...props} onClose={close} />}
    </>
  );
}

/** Few orders have days that do not meet. */
export const MendDays = createLazyPart(async () => (await import('./change-drawer.tsx')).MendDaysButton);
