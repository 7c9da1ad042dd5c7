import { stepNames } from '@wideload/domain';
import * as texts from './orders.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export function findStep({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}

type Props = {
  order: { _id: string; orderNumber: number; step: number };
  look?: 'primary' | 'outlined' | 'link' | undefined;
  size?: 'small' | 'normal';
  /** Names order and step to screen readers only. */
  short?: boolean | undefined;
};

export function ContinueLink({ order, look = 'outlined', size = 'normal', short = false }: Props) {
  const { key, name } = findStep(order);
  return (
    <ButtonLink to="/new_order" search={{ order: order._id, step: key }} look={look} size={size}>
      {short ? (
        <>
          {texts.continueDraft}
          <span className="visually-hidden">{texts.thisDraftAt(order.orderNumber, name)}</span>
        </>
      ) : (
        texts.continueAt(name)
      )}
    </ButtonLink>
  );
}
