import { cards } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { beginCardSetup, changeCard, deleteCard, listCards, saveCard, type CardUse } from './cards.service.ts';

export const cardsRoutes = routesOf('cards', cards, (deps, use: CardUse) => ({
  list: ({ actor }) => listCards(deps, actor),
  setup: ({ actor }) => beginCardSetup(deps, actor),
  create: async ({ actor, body }) => {
    const { isNew, card } = await saveCard(deps, actor, body.sourceId);
    return isNew ? { status: 201, body: card } : { status: 200, body: card };
  },
  update: ({ actor, body }) => changeCard(deps, actor, body),
  remove: ({ actor, params }) => deleteCard(deps, actor, { id: params.id, use }),
}));
