import * as texts from './orders.texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { findStep } from './draft-step.ts';

type Props = { order: { _id: string; step: number }; look?: 'primary' | 'outlined'; size?: 'small' | 'normal' };

export function ContinueLink({ order, look = 'outlined', size = 'normal' }: Props) {
  const { key, name } = findStep(order);
  return (
    <ButtonLink to="/new_order" search={{ order: order._id, step: key }} look={look} size={size}>
      {texts.continueAt(name)}
    </ButtonLink>
  );
}
