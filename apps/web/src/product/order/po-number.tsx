import { useState } from 'react';
import * as texts from './po-number.texts.ts';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import css from './po-number.module.css';
import type { PoNumberChange } from './po-number-drawer.tsx';

const PoNumberDrawer = createLazyPart(async () => (await import('./po-number-drawer.tsx')).PoNumberDrawer);

export function PoNumber(props: PoNumberChange) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className={css['number']}>
        {props.poNumber === '' ? texts.noPoNumber : props.poNumber}
        <Button look="link" className="no-print" aria-label={texts.changePoNumber} onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </span>
      {isOpen && <PoNumberDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
