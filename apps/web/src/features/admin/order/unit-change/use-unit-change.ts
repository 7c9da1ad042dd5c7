import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangedUnit, OrderFile, UnitsPreview } from '@wideload/contract';
import { orderFile } from '@wideload/contract/client';
import { useState } from 'react';
import { ApiProblem, isProblem } from '../../../../lib/api/api-problem.ts';
import { call } from '../../../../lib/api/api.ts';
import type { FieldProblem } from '../../../../lib/forms/form-problems.ts';
import { orderFileQuery } from '../order-file.queries.ts';
import { toDraftUnit, type UnitForm } from '../../../../product/unit/unit-form.ts';
import { addLabel, findProblems, toChangedUnit, toChangeForm } from './unit-change-form.ts';

type Options = { order: OrderFile; unit: OrderFile['units'][number]; onSaved: () => void };

/** A difference that was asked for, and of what. */
type Asked = { body: { version: number; units: ChangedUnit[] }; preview: UnitsPreview };

const inFirstUnit = /^units\.0\./;

/** What the server says of single fields, by the names that they have here; none where it is about something else. */
function refusedFields({ errors }: ApiProblem): FieldProblem[] {
  const fields = errors.map(({ path, message }) => ({ name: path.replace(inFirstUnit, ''), message }));
  return errors.every(({ path }) => inFirstUnit.test(path)) ? fields : [];
}

/** A unit that is being changed: its form, the difference it would make, and the way to save it. What was typed outlives each refusal. */
export function useUnitChange({ order, unit, onSaved }: Options) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => toChangeForm(unit));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [comment, setComment] = useState('');
  const wrong = findProblems(form);

  function refuse(failure: Error) {
    const fields = failure instanceof ApiProblem ? refusedFields(failure) : [];
    setRefused(fields);
    setProblems(fields.map(addLabel));
    if (fields.length > 0) setAsked(null);
  }
  const params = { id: order._id };
  const asking = useMutation({
    mutationFn: async () => {
      const body = { version: order.version, units: [toChangedUnit(form)] };
      return { body, preview: await call(orderFile.previewUnits, { params, body }) };
    },
    onSuccess: setAsked,
    onError: refuse,
  });
  const saving = useMutation({
    // What was looked at, and no other version of the order: it may have been read anew in the background.
    mutationFn: ({ body }: Asked) => call(orderFile.changeUnits, { params, body: { ...body, comment } }),
    onSuccess: (file) => {
      client.setQueryData(orderFileQuery(order._id).queryKey, file);
      onSaved();
      return client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: refuse,
  });
  const failure = saving.error ?? asking.error ?? undefined;

  /** Asks what the change would do, where the form says something. */
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
    preview: asked?.preview ?? null,
    problems,
    failure: refused.length > 0 ? undefined : failure,
    /** Somebody else has changed the order since it was read. */
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
    save: () => {
      if (asked !== null && !saving.isPending) saving.mutate(asked);
    },
    /** Back to the form; also to ask again of an order that was read anew. */
    reopen: () => {
      setAsked(null);
      asking.reset();
      saving.reset();
    },
  };
}

/** Another spelling of the same value is no change. */
function isSameUnit(form: UnitForm, other: UnitForm): boolean {
  return JSON.stringify(toDraftUnit(form)) === JSON.stringify(toDraftUnit(other));
}

function findMessage(problems: readonly FieldProblem[], path: string): string | undefined {
  return problems.find(({ name }) => name === path)?.message;
}
