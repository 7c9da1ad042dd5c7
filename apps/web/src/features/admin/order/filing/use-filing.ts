import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { permits as contract } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/api.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { formatList } from '#lib/format-list.ts';
import { usePageKeys } from '#lib/page-keys.ts';
import { closeToast, showToast } from '#lib/toast.ts';
import * as texts from './filing.texts.ts';
import { findUnitNumber } from '#product/permit/unit-number.ts';

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
export function useFiling(order: OrderFile, onFiled: (permits: readonly string[]) => void) {
  const client = useQueryClient();
  const [undoable, setUndoable] = useState<{ permits: readonly string[]; toast: number } | null>(null);
  const params = { id: order._id };

  const formatPermits = (ids: readonly string[]) => formatList(listNames(order, ids));
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
