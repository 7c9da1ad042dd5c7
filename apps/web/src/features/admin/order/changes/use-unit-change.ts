import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedUnit, OrderFile, UnitsPreview } from '@wideload/contract';
import { orderFile, toFieldMessages } from '@wideload/contract/client';
import { useState } from 'react';
import { findUnitProblems } from '@wideload/domain';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { useSubmitProblems } from '#lib/forms/submit-problems.ts';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { orderFileQuery } from '../order-file.queries.ts';
import { isSameUnit, toChangedUnit, toChangeForm } from '#product/unit/changed-unit.ts';
import { toDraftUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { unitLabels } from '#product/unit/unit-labels.ts';

export function findProblems(form: UnitForm): FieldProblem[] {
  return toFieldMessages(findUnitProblems(toDraftUnit(form))).map(({ path, message }) => ({ name: path, message }));
}

export function addLabel({ name, message }: FieldProblem): FieldProblem {
  const label = unitLabels[name];
  return { name, message: label === undefined ? message : `${label}: ${message}` };
}

type Options = { order: OrderFile; unit: OrderFile['units'][number]; onSaved: () => void };

type RequestedPreview = { body: { version: number; units: ChangedUnit[] }; preview: UnitsPreview };

const inFirstUnit = /^units\.0\./;

/** The server's field errors under this form's field names. */
function listRefusedFields({ errors }: ApiProblem): FieldProblem[] {
  const fields = errors.map(({ path, message }) => ({ name: path.replace(inFirstUnit, ''), message }));
  return errors.every(({ path }) => inFirstUnit.test(path)) ? fields : [];
}

export function useUnitChange({ order, unit, onSaved }: Options) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => toChangeForm(unit));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [problems, setProblems] = useSubmitProblems(form, findProblems);
  const [requested, setRequested] = useState<RequestedPreview | null>(null);
  const [comment, setComment] = useState('');
  const held = useHeldQuestion(order.orderNumber);
  const wrong = findProblems(form);

  function refuse(failure: Error) {
    const fields = failure instanceof ApiProblem ? listRefusedFields(failure) : [];
    setRefused(fields);
    setProblems(fields.map(addLabel));
    if (fields.length > 0) setRequested(null);
  }
  const params = { id: order._id };
  const asking = useMutation({
    mutationFn: async () => {
      const body = { version: order.version, units: [toChangedUnit(form)] };
      return { body, preview: await call(orderFile.previewUnits, { params, body }) };
    },
    onSuccess: setRequested,
    onError: refuse,
  });
  const saving = useMutation({
    // Saves the version that was previewed: a background refetch may have loaded a newer one.
    mutationFn: ({ body, over }: RequestedPreview & { over?: string | undefined }) =>
      call(orderFile.changeUnits, { params, body: { ...body, comment, over } }),
    onSuccess: (file) => {
      client.setQueryData(orderFileQuery(order._id).queryKey, file);
      onSaved();
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: refuse,
  });
  function save(over?: string) {
    if (requested === null || saving.isPending) return;
    saving.mutate({ ...requested, over }, { onError: askForOver });
  }
  function askForOver(problem: Error) {
    if (problem instanceof ApiProblem) held.ask(problem, save);
  }
  const failure = saving.error ?? asking.error ?? undefined;

  function ask() {
    if (asking.isPending) return;
    setLeft(new Set([...left, ...wrong.map(({ name }) => name)]));
    setProblems(wrong.map(addLabel));
    saving.reset();
    if (wrong.length === 0) asking.mutate();
  }

  return {
    form,
    comment,
    setComment,
    preview: requested?.preview ?? null,
    problems,
    failure: refused.length > 0 ? undefined : failure,
    /** Another admin changed the order after it was loaded. */
    isStale: isProblem(failure, 'order.stale'),
    isPending: asking.isPending || saving.isPending,
    isDirty: !isSameUnit(form, toChangeForm(unit)) || comment !== '',
    put: (next: UnitForm) => {
      setForm(next);
      setRefused([]);
    },
    shared: (path: string) => ({
      name: path,
      error: findMessage([...refused, ...(left.has(path) ? wrong : [])], path),
      onBlur: () => setLeft((before) => new Set([...before, path])),
    }),
    ask,
    save: () => save(),
    /** Whether to take the order over from another admin. */
    question: held.question,
    reopen: () => {
      setRequested(null);
      asking.reset();
      saving.reset();
    },
  };
}

function findMessage(problems: readonly FieldProblem[], path: string): string | undefined {
  return problems.find(({ name }) => name === path)?.message;
}
