import type { Card } from '@wideload/contract';
import * as texts from './cards.texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { CardName } from './card-name.tsx';
import { formatCardExpiry } from './cards.queries.ts';

type ChoiceProps = {
  cards: readonly Card[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Undefined for a person who may not add one. */
  onAdd: (() => void) | undefined;
};

export function CardChoice({ cards, chosen, onChoose, onAdd }: ChoiceProps) {
  if (cards.length === 0) {
    return (
      <EmptyState title={texts.noCardsYet} action={<Button onClick={onAdd}>{texts.addCard}</Button>}>
        {texts.addCardToPay}
      </EmptyState>
    );
  }
  const choices = cards.map((card) => ({
    value: card.id,
    label: <CardName card={card} />,
    detail: formatCardExpiry(card),
  }));
  return (
    <>
      <RadioCards
        legend={texts.yourCards}
        name="card"
        cards={choices}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {onAdd && <Button onClick={onAdd}>{texts.addCard}</Button>}
    </>
  );
}
