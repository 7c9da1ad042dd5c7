import { useState } from 'react';
import type { StepProps } from '../../step-props.ts';
import { findPermitMessage, type OrderPermit } from './order-permits.ts';

type OpenPermits = {
  isOpen: (permit: OrderPermit) => boolean;
  toggle: (permit: OrderPermit) => void;
  openAll: () => void;
  closeAll: () => void;
  areAllOpen: boolean;
};

/** A card opens by a press, by the field that the address asks for, and by itself when the step is refused for it. */
export function useOpenPermits(
  permits: readonly OrderPermit[],
  { field = '', refusals, messages }: Pick<StepProps, 'field' | 'refusals' | 'messages'>,
): OpenPermits {
  const listIds = (isWanted: (permit: OrderPermit) => boolean) => permits.filter(isWanted).map(({ form }) => form._id);
  const [opened, setOpened] = useState<readonly string[]>(() => listIds(({ path }) => field.startsWith(`${path}.`)));
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpened([...opened, ...listIds((permit) => findPermitMessage(permit, messages) !== undefined)]);
  }
  const isOpen = ({ form }: OrderPermit) => opened.includes(form._id);
  return {
    isOpen,
    toggle(permit) {
      const others = opened.filter((id) => id !== permit.form._id);
      setOpened(isOpen(permit) ? others : [...others, permit.form._id]);
    },
    openAll: () => setOpened(listIds(() => true)),
    closeAll: () => setOpened([]),
    areAllOpen: permits.every(isOpen),
  };
}
