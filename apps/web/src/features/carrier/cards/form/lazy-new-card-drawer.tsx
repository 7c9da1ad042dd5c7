import { lazy, Suspense } from 'react';
import * as texts from '../cards.texts.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { NewCardDrawer } from './new-card-drawer.tsx';

const Drawer = lazy(async () => ({ default: (await import('./new-card-drawer.tsx')).NewCardDrawer }));

export function LazyNewCardDrawer(props: Parameters<typeof NewCardDrawer>[0]) {
  return (
    <Suspense fallback={<Spinner label={texts.openingCardForm} />}>
      <Drawer {...props} />
    </Suspense>
  );
}
