import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredRestriction, BodyOf, restrictions as contract } from '@wideload/contract';
import { restrictions } from '@wideload/contract/client';
import { stateCodes, stateName, isStateCode, parseDay } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { figureFields, formatFigure } from '../filing/figure-fields.ts';
import { restrictionsQuery } from './restrictions.queries.ts';
import * as texts from './restrictions.texts.ts';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { readFigure } from '../filing/amend-form.ts';

const states = stateCodes.map((code) => ({ value: code, label: stateName(code) }));

type Props = { restriction: StoredRestriction | null; onClose: () => void };

const textFields = ['state', 'road', 'place', 'firstDay', 'lastDay', 'what', 'source'] as const;
type FormField = (typeof textFields)[number] | (typeof figureFields)[number];
type RestrictionForm = Record<FormField, string>;
type RestrictionBody = BodyOf<typeof contract.create>;

const emptyForm: RestrictionForm = {
  state: '',
  road: '',
  place: '',
  firstDay: '',
  lastDay: '',
  what: '',
  source: '',
  width: '',
  height: '',
  length: '',
  weight: '',
};

function toForm(restriction: StoredRestriction): RestrictionForm {
  const form = { ...emptyForm };
  for (const field of textFields) form[field] = restriction[field];
  for (const field of figureFields) form[field] = formatFigure(field, restriction[field]);
  return form;
}

function parseForm(form: RestrictionForm): { body: RestrictionBody } | { problems: FieldProblem[] } {
  const [state, firstDay] = [form.state, parseDay(form.firstDay)];
  const figures = figureFields.map((field) => ({ field, figure: readFigure(field, form[field]) }));
  const isEarly = form.lastDay !== '' && firstDay !== null && form.lastDay < firstDay;
  const problems: FieldProblem[] = [
    ...(isStateCode(state) ? [] : [{ name: 'state', message: texts.stateMissing }]),
    ...(form.what.trim() === '' ? [{ name: 'what', message: texts.whatMissing }] : []),
    ...(firstDay === null ? [{ name: 'firstDay', message: texts.dayMissing }] : []),
    ...(isEarly ? [{ name: 'lastDay', message: texts.lastDayEarly }] : []),
    ...figures.flatMap(({ field, figure }) =>
      figure === null || figure === 0 ? [{ name: field, message: texts.notAFigure }] : [],
    ),
    ...(/^https?:\/\/[^\s/.]+\.\S+$/.test(form.source.trim()) ? [] : [{ name: 'source', message: texts.sourceWrong }]),
  ];
  if (problems.length > 0 || !isStateCode(state) || firstDay === null) return { problems };
  const { road, place, lastDay, what, source } = form;
  const given = Object.fromEntries(figures.flatMap(({ field, figure }) => (figure ? [[field, figure]] : [])));
  return { body: { state, road, place, firstDay, lastDay, what, source: source.trim(), ...given } };
}

/** Before it is saved, it says how many open trips it concerns. */
export function RestrictionDrawer({ restriction, onClose }: Props) {
  const client = useQueryClient();
  const first = restriction === null ? emptyForm : toForm(restriction);
  const [form, setForm] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const parsed = parseForm(form);
  const problems = isSubmitted && 'problems' in parsed ? parsed.problems : [];
  const preview = useMutation({ mutationFn: (body: RestrictionBody) => call(restrictions.preview, { body }) });
  const saving = useMutation({
    mutationFn: (body: RestrictionBody) =>
      restriction === null
        ? call(restrictions.create, { body })
        : call(restrictions.update, {
            params: { id: restriction._id },
            body: { ...body, version: restriction.version },
          }),
    async onSuccess() {
      await client.invalidateQueries(restrictionsQuery);
      showToast({ tone: 'ok', text: texts.saved });
      onClose();
    },
  });
  const isChanged = JSON.stringify(form) !== JSON.stringify(first);
  const set = (field: FormField) => (value: string) => setForm((before) => ({ ...before, [field]: value }));
  const findProblem = (field: FormField) => problems.find(({ name }) => name === field)?.message;
  const fieldOf = (field: FormField) => ({
    name: field,
    autoComplete: 'off',
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => set(field)(target.value),
    error: findProblem(field),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if ('body' in parsed && !preview.isPending) preview.mutate(parsed.body);
  }
  return (
    <FormDrawer
      title={restriction === null ? texts.enter : texts.editOf(restriction.what)}
      save={texts.goOn}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isChanged}
      pending={preview.isPending}
      problems={problems}
      failure={preview.error ?? undefined}
    >
      <div className="stack gap-16">
        <Combobox
          label={texts.state}
          name="state"
          choices={states}
          value={form.state}
          onChange={set('state')}
          error={findProblem('state')}
        />
        <TextArea label={texts.what} rows={2} maxLength={500} {...fieldOf('what')} />
        <TextField label={texts.road} hint={texts.roadHint} maxLength={40} {...fieldOf('road')} />
        <TextField label={texts.place} hint={texts.placeHint} maxLength={100} {...fieldOf('place')} />
        <FieldGrid>
          <TextField label={texts.firstDay} type="date" {...fieldOf('firstDay')} />
          <TextField label={texts.lastDay} hint={texts.lastDayHint} type="date" {...fieldOf('lastDay')} />
        </FieldGrid>
        <fieldset>
          <legend className="bold">{texts.sizes}</legend>
          <p className="hint below-8">{texts.sizesHint}</p>
          <FieldGrid>
            {figureFields.map((field) => (
              <TextField key={field} label={texts.figures[field]} {...fieldOf(field)} />
            ))}
          </FieldGrid>
        </fieldset>
        <TextField label={texts.sourceLink} type="url" inputMode="url" maxLength={500} {...fieldOf('source')} />
      </div>
      {preview.data !== undefined && (
        <ConfirmModal
          title={texts.warnQuestion(preview.data.trips)}
          confirm={texts.warn(preview.data.trips)}
          cancel={texts.goBack}
          pending={saving.isPending}
          error={saving.error?.message}
          onConfirm={() => saving.mutate(preview.variables)}
          onCancel={preview.reset}
        >
          <p>{texts.warnConsequence(preview.data.trips)}</p>
        </ConfirmModal>
      )}
    </FormDrawer>
  );
}
