import type { Card } from '@wideload/contract';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import css from './card-list.module.css';
import { cardExpiry, cardName } from './cards.queries.ts';

type Props = { cards: readonly Card[]; onDelete: (card: Card) => void };

export function CardList({ cards, onDelete }: Props) {
  return (
    <ul className={css['list']}>
      {cards.map((card) => (
        <li key={card.id}>
          <Panel className={css['card']}>
            <p className={css['name']}>{cardName(card)}</p>
            <p className={css['facts']}>
              {cardExpiry(card)}
              {card.name !== '' && `, ${card.name}`}
            </p>
            <Button look="danger" size="small" onClick={() => onDelete(card)} aria-label={`Delete ${cardName(card)}`}>
              Delete
            </Button>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
