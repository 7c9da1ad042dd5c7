import type { Card } from '@wideload/contract';
import * as texts from './cards.texts.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import { CardName } from './card-name.tsx';
import { formatCardExpiry, formatCardName, computeExpiryState } from './cards.queries.ts';

function findThisMonth(): { year: number; month: number } {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}

type Props = {
  cards: readonly Card[];
  /** The reader may not change them. */
  isFixed: boolean;
  onEdit: (card: Card) => void;
  onDelete: (card: Card) => void;
};

function ExpirySign({ card }: { card: Card }) {
  const state = computeExpiryState(card, findThisMonth());
  if (state === 'good') return null;
  return state === 'expired' ? <Sign kind="no">{texts.expired}</Sign> : <Sign kind="pending">{texts.expiresSoon}</Sign>;
}

function formatBilledTo({ name, address: { city, state } }: Card): string {
  return [name, city, state].filter((part) => part !== '').join(', ');
}

export function CardList({ cards, isFixed, onEdit, onDelete }: Props) {
  return (
    <ul className="stack">
      {cards.map((card) => (
        <li key={card.id}>
          <Panel className="spread align-center">
            <div>
              <div className="cluster">
                <p className="bold size-group">
                  <CardName card={card} />
                </p>
                <ExpirySign card={card} />
              </div>
              <p className="hint">{formatCardExpiry(card)}</p>
              {formatBilledTo(card) !== '' && <p className="hint">{formatBilledTo(card)}</p>}
            </div>
            {!isFixed && (
              <div className="in-row gap-8">
                <Button
                  size="small"
                  onClick={() => onEdit(card)}
                  aria-label={texts.editCardNamed(formatCardName(card))}
                >
                  {texts.edit}
                </Button>
                <Button
                  look="danger"
                  size="small"
                  onClick={() => onDelete(card)}
                  aria-label={texts.deleteCardNamed(formatCardName(card))}
                >
                  {texts.deleteIt}
                </Button>
              </div>
            )}
          </Panel>
        </li>
      ))}
    </ul>
  );
}
