import type { OrderFile } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import * as texts from './issued.texts.ts';
import { AmendDrawer } from './amend-drawer.tsx';
import { VoidDrawer } from './void-drawer.tsx';

type IssuedActsProps = { order: OrderFile; permit: OrderFile['permits'][number]; unit: number };

/** The acts on an issued permit that its order's approval does not end. */
export function IssuedActs({ order, permit, unit }: IssuedActsProps) {
  const [open, setOpen] = useState<'amend' | 'void'>();
  const state = stateName(permit.state);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="cluster no-print">
        <Button size="small" onClick={() => setOpen('amend')} aria-label={texts.amendOf(state, unit)}>
          {texts.amend}
        </Button>
        <Button size="small" look="danger" onClick={() => setOpen('void')} aria-label={texts.voidOf(state, unit)}>
          {texts.voidIt}
        </Button>
      </div>
      {open === 'amend' && <AmendDrawer order={order} permit={permit} unit={unit} onClose={close} />}
      {open === 'void' && <VoidDrawer permit={permit} unit={unit} onClose={close} />}
    </>
  );
}
