import * as texts from './cards.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { Spinner } from '#ui/button.tsx';

// The form library weighs more than a list of cards.
export const NewCardDrawer = createLazyPart(
  async () => (await import('./card-drawers.tsx')).NewCardDrawer,
  <Spinner label={texts.openingCardForm} />,
);
export const EditCardDrawer = createLazyPart(async () => (await import('./card-drawers.tsx')).EditCardDrawer);
