import * as texts from './cards.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';

export const LazyNewCardDrawer = createLazyPart(
  async () => (await import('./new-card-drawer.tsx')).NewCardDrawer,
  <Spinner label={texts.openingCardForm} />,
);
