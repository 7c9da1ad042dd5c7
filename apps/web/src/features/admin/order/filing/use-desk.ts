import type { OrderFile } from '@wideload/contract';
import type { PermitStatus } from '@wideload/domain';
import { useState } from 'react';
import { toPermitWorkForm, type PermitWorkForm } from '../permit-work/permit-work-form.ts';

export type FiledPermit = OrderFile['permits'][number];
export type OpenForm = { permitId: string; to: PermitStatus };

/** The permit to work on first: one that waits for us or for its state, else the first one. */
function findFirst(permits: readonly FiledPermit[]): FiledPermit | undefined {
  return permits.find(({ status }) => status === 'requested' || status === 'filed') ?? permits[0];
}

/** The chosen permit and the form that is open in its line. What was typed for other permits is kept. */
export function useDesk({ permits }: Pick<OrderFile, 'permits'>) {
  const [chosenId, setChosenId] = useState(() => findFirst(permits)?._id);
  const [open, setOpen] = useState<OpenForm | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, PermitWorkForm>>>({});
  const chosen = permits.find(({ _id }) => _id === chosenId) ?? findFirst(permits);

  function openForm(form: OpenForm | null) {
    setOpen(form);
    if (form !== null) setChosenId(form.permitId);
  }
  return {
    chosen,
    open,
    openForm,
    choose(permitId: string) {
      setChosenId(permitId);
      setOpen(null);
    },
    readForm: (permit: FiledPermit) => typed[permit._id] ?? toPermitWorkForm(permit),
    changeForm: (permit: FiledPermit, form: PermitWorkForm) => setTyped((all) => ({ ...all, [permit._id]: form })),
    forgetForm: (permitId: string) => setTyped(({ [permitId]: _, ...others }) => others),
  };
}

export type Desk = ReturnType<typeof useDesk>;
