import type { Card } from '@wideload/contract';
import * as texts from './cards.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Sign } from '../../../ui/sign.tsx';
import css from './card-list.module.css';
import { cardExpiry, cardName, cardStanding } from './cards.queries.ts';
import { thisMonth } from './this-month.ts';

type Props = { cards: readonly Card[]; onEdit: (card: Card) => void; onDelete: (card: Card) => void };

/** Only an expiry that will prevent payment gets a sign. */
function Standing({ card }: { card: Card }) {
  const standing = cardStanding(card, thisMonth());
  if (standing === 'good') return null;
  return standing === 'expired' ? (
    <Sign kind="no">{texts.expired}</Sign>
  ) : (
    <Sign kind="pending">{texts.expiresSoon}</Sign>
  );
}

function billedTo({ name, address: { city, state } }: Card): string {
  return [name, city, state].filter((part) => part !== '').join(', ');
}

export function CardList({ cards, onEdit, onDelete }: Props) {
  return (
    <ul className="stack">
      {cards.map((card) => (
        <li key={card.id}>
          <Panel className="spread align-center">
            <div>
              <div className="cluster">
                <p className={css['name']}>{cardName(card)}</p>
                <Standing card={card} />
              </div>
              <p className="hint">{cardExpiry(card)}</p>
              {billedTo(card) !== '' && <p className="hint">{billedTo(card)}</p>}
            </div>
            <div className={css['actions']}>
              <Button size="small" onClick={() => onEdit(card)} aria-label={texts.editCardNamed(cardName(card))}>
                {texts.edit}
              </Button>
              <Button
                look="danger"
                size="small"
                onClick={() => onDelete(card)}
                aria-label={texts.deleteCardNamed(cardName(card))}
              >
                {texts.deleteIt}
              </Button>
            </div>
          </Panel>
        </li>
      ))}
    </ul>
  );
}
