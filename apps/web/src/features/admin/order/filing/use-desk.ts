import { useLocation } from '@tanstack/react-router';
import type { OrderFile } from '@wideload/contract';
import { advancesPermit, isInWork, nextPermitStatuses, type PermitStatus, stateName } from '@wideload/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { toPermitWorkForm, type PermitWorkForm } from './permit-work.ts';
import { useNextOrder, useNextOrderKey } from '../queue/use-next-order.ts';
import { useHeldQuestion } from './use-held-question.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { permits as contract } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { formatList } from '#lib/format-list.ts';
import { usePageKeys } from '#lib/page-keys.ts';
import { closeToast, showToast } from '#lib/toast.ts';
import * as texts from './filing.texts.ts';
import { mostInSight } from '#product/permit/permit-groups.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

export type FiledPermit = OrderFile['permits'][number];
export type OpenForm = { permitId: string; to: PermitStatus };
/** The name outlives the permit. */
type NamedForm = OpenForm & { name: string };

const nextActions: Partial<Record<PermitStatus, PermitStatus>> = { requested: 'filed', filed: 'issued' };

/** The act that most permits of this status need; undefined where nothing waits for us. */
export function findNextAction(status: PermitStatus): PermitStatus | undefined {
  return nextActions[status];
}

/** A requested permit may also be filed with the number that its state gave at once. Nothing advances once the money is refunded. */
export function listOtherActions(status: PermitStatus, { isRefunded }: { isRefunded: boolean }): PermitStatus[] {
  return nextPermitStatuses[status].filter(
    (to) => (to === 'filed' || to !== findNextAction(status)) && !(isRefunded && advancesPermit(status, to)),
  );
}

/** The permit to work on first: one that waits for us or for its state, else the first one. */
function findFirst(permits: readonly FiledPermit[]): FiledPermit | undefined {
  return permits.find(({ status }) => status === 'requested' || status === 'filed') ?? permits[0];
}

export const fileSeveralId = 'file-several';
export const toActionId = (permitId: string) => `act-${permitId}`;
export const toLineId = (permitId: string) => `line-${permitId}`;

/** Focuses the first of the elements that there is, once the page shows what has changed. */
function focusFirst(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    // Nothing in a folded state of a large order takes the focus.
    const fold = found?.closest('details');
    if (fold) fold.open = true;
    found?.focus();
  });
}

/** The keys `f` and `i` of the queue open an order for its next filing or issue. */
function useInitialAction(order: OrderFile, openForm: (form: OpenForm) => void): void {
  const act = useLocation({ select: ({ hash }) => hash });
  const perform = useEffectEvent(() => {
    const waiting = order.permits.filter((permit) => findNextAction(permit.status) !== undefined);
    const findFirstOf = (wanted: PermitStatus) => waiting.find((permit) => permit.status === wanted) ?? waiting[0];
    const [toFile, toIssue] = [findFirstOf('requested'), findFirstOf('filed')];
    if (toFile === undefined || toIssue === undefined || !isInWork(order)) return;
    if (act === 'file') focusFirst([fileSeveralId, toActionId(toFile._id)]);
    if (act === 'issue') openForm({ permitId: toIssue._id, to: 'issued' });
  });
  useEffect(() => perform(), []);
}

/** As long as the toast with the button. The server allows two seconds more, for the request. */
const UNDO_MS = 10_000;

type Filing = { permits: readonly string[]; over?: string | undefined };

/** With the unit where two permits may be of one state. */
function listNames({ units, permits }: OrderFile, ids: readonly string[]): string[] {
  const named = permits.filter(({ _id }) => ids.includes(_id));
  if (units.length === 1) return named.map(({ state }) => stateName(state));
  return named.map((permit) => texts.stateOfUnit(stateName(permit.state), findUnitNumber(units, permit)));
}

/** Files permits at once. For ten seconds the last filing can be undone, also after the page was left. */
function useFiling(order: OrderFile, onFiled: (permits: readonly string[]) => void) {
  const client = useQueryClient();
  const [undoable, setUndoable] = useState<{ permits: readonly string[]; toast: number } | null>(null);
  const params = { id: order._id };

  const formatPermits = (ids: readonly string[]) =>
    ids.length > mostInSight ? texts.severalPermits(ids.length) : formatList(listNames(order, ids));
  const refresh = () => client.invalidateQueries({ queryKey: ['admin'] });

  const undo = useMutation<unknown, ApiProblem, readonly string[]>({
    mutationFn: (permits) => call(contract.undoFile, { params, body: { permits: [...permits] } }),
    onMutate: () => setUndoable(null),
    onSuccess: (_, permits) =>
      showToast({ tone: 'ok', text: texts.notFiled(formatPermits(permits)), topic: 'order-work' }),
    onError: ({ message }, permits) =>
      showToast({ tone: 'danger', title: texts.staysFiled(formatPermits(permits)), text: message }),
    onSettled: refresh,
  });
  const file = useMutation<unknown, ApiProblem, Filing>({
    mutationFn: ({ permits, over }) => call(contract.file, { params, body: { permits: [...permits], over } }),
    async onSuccess(_, { permits }) {
      const action = { label: texts.undo, onPress: () => undo.mutate(permits) };
      const text = texts.filed(order.orderNumber, formatPermits(permits));
      setUndoable({ permits, toast: showToast({ tone: 'ok', text, action }) });
      await refresh();
      onFiled(permits);
    },
    onError: refresh,
  });

  const hasMovedOn = order.permits.some(
    ({ _id, status }) => undoable?.permits.includes(_id) && status !== 'filed' && status !== 'requested',
  );
  // The server undoes no filing whose permit has moved on.
  useEffect(() => {
    if (hasMovedOn && undoable !== null) closeToast(undoable.toast);
  }, [hasMovedOn, undoable]);
  useEffect(() => {
    if (undoable === null) return undefined;
    const timer = setTimeout(() => setUndoable(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);
  function undoLast() {
    if (undoable === null) return;
    closeToast(undoable.toast);
    undo.mutate(undoable.permits);
  }
  usePageKeys(undoable === null || hasMovedOn ? [] : [{ key: 'u', does: texts.undoKey, perform: undoLast }]);

  return {
    file,
    failure: file.error,
    forget() {
      if (!file.isPending) file.reset();
    },
  };
}

/** The chosen permit and the form that is open in its line. What was typed for other permits is kept. */
export function useDesk(order: OrderFile) {
  const { permits } = order;
  const [chosenId, setChosenId] = useState(() => findFirst(permits)?._id);
  const [open, setOpen] = useState<NamedForm | null>(null);
  /** A save that ends late must not close the form that is open by then. */
  const openNow = useRef<OpenForm | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, PermitWorkForm>>>({});
  const [marked, setMarked] = useState<readonly string[]>([]);
  const held = useHeldQuestion(order.orderNumber);
  const filing = useFiling(order, (filed) => {
    setMarked([]);
    // On a slow network the clerk may be in the form of a filed permit by now.
    const isInForm = document.activeElement?.closest('form') instanceof HTMLFormElement;
    if (!isInForm) focusFirst(filed.map(toActionId));
  });
  useNextOrderKey(useNextOrder(order._id));
  useInitialAction(order, setOpenForm);
  const chosen = permits.find(({ _id }) => _id === chosenId) ?? findFirst(permits);

  function show(form: OpenForm | null) {
    openNow.current = form;
    setOpen(form && { ...form, name: formatList(listNames(order, [form.permitId])) });
  }
  function setOpenForm(form: OpenForm | null) {
    filing.forget();
    show(form);
    if (form !== null) setChosenId(form.permitId);
  }
  function file(ids: readonly string[], over?: string) {
    if (filing.file.isPending) return;
    const onError = (problem: ApiProblem) => held.ask(problem, (holder) => file(ids, holder));
    filing.file.mutate({ permits: ids, over }, { onError });
  }
  const forgetForm = (permitId: string) => setTyped(({ [permitId]: _, ...others }) => others);

  return {
    chosen,
    held,
    file,
    isFiling: filing.file.isPending,
    failure: filing.failure,
    marked,
    mark(id: string, isMarked: boolean) {
      filing.forget();
      setMarked((ids) => (isMarked ? [...ids, id] : ids.filter((one) => one !== id)));
    },
    open,
    /** The permit of the open form, which its carrier has canceled or a clerk removed. */
    lost: open !== null && permits.every(({ _id }) => _id !== open.permitId) ? open.name : null,
    openForm: setOpenForm,
    /** After an issue the next permit that waits for its state is at hand. */
    goOn(doneId: string) {
      forgetForm(doneId);
      if (openNow.current?.permitId !== doneId) return;
      const next = permits.find(({ _id, status }) => _id !== doneId && status === 'filed');
      if (next !== undefined) return setOpenForm({ permitId: next._id, to: 'issued' });
      show(null);
      const requested = permits.filter(({ _id, status }) => _id !== doneId && status === 'requested');
      focusFirst([...requested.map(({ _id }) => toActionId(_id)), toLineId(doneId)]);
    },
    choose(permitId: string) {
      filing.forget();
      setChosenId(permitId);
      show(null);
    },
    readForm: (permit: FiledPermit) => typed[permit._id] ?? toPermitWorkForm(permit),
    changeForm: (permit: FiledPermit, form: PermitWorkForm) => setTyped((all) => ({ ...all, [permit._id]: form })),
    /** The focus goes back to the permit. */
    leaveForm(permitId: string) {
      forgetForm(permitId);
      if (openNow.current?.permitId !== permitId) return;
      show(null);
      focusFirst([toActionId(permitId), toLineId(permitId)]);
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
