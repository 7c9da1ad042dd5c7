import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Template } from '@wideload/contract';
import { appMessages, formatInputMessage, templates, type InputCode } from '@wideload/contract/client';
import { findUnknownField, templateFields, templateKinds, type TemplateKind } from '@wideload/domain';
import { useRef, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import type { FieldProblem } from '#lib/forms/form-problems.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { templatesQuery } from './templates.queries.ts';
import * as texts from './templates.texts.ts';

const kinds = templateKinds.map((value) => ({ value, label: texts.kindWords[value] }));

type Form = { name: string; kind: TemplateKind | ''; text: string };

function findTextProblem(text: string): string | undefined {
  if (text.trim() === '') return appMessages['template-text.missing'];
  const field = findUnknownField(text);
  return field === null ? undefined : formatInputMessage(`template-field.unknown:${field}` satisfies InputCode);
}

function listProblems({ name, kind, text }: Form) {
  const found = [
    { name: 'name', message: name.trim() === '' ? appMessages['template-name.missing'] : undefined },
    { name: 'kind', message: kind === '' ? texts.chooseKind : undefined },
    { name: 'text', message: findTextProblem(text) },
  ];
  return found.flatMap(({ message, ...field }) => (message === undefined ? [] : [{ ...field, message }]));
}

function useSaveTemplate(template: Template | null, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...rest }: Form) => {
      // An empty kind is a problem of the form, which is not sent.
      const body = { ...rest, kind: kind || 'question' };
      return template === null
        ? call(templates.create, { body })
        : call(templates.change, { params: { id: template._id }, body: { ...body, version: template.version } });
    },
    async onSuccess({ name }) {
      showToast({ tone: 'ok', text: texts.saved(name) });
      onSaved();
      await client.invalidateQueries(templatesQuery);
    },
  });
}

/** The fields, each of which goes to the cursor of the text. */
function FieldButtons({ onField }: { onField: (braced: string) => void }) {
  return (
    <div role="group" aria-label={texts.fields}>
      <ul className="stack gap-4">
        {templateFields.map((field) => (
          <li key={field} className="in-row gap-8">
            <Button size="small" onClick={() => onField(`{${field}}`)}>
              <span className="visually-hidden">{texts.addField} </span>
              {`{${field}}`}
            </Button>
            <span className="hint">{texts.fieldWords[field]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `template` is null for a new one. */
export function TemplateDrawer({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const [opened] = useState<Form>({
    name: template?.name ?? '',
    kind: template?.kind ?? '',
    text: template?.text ?? '',
  });
  const [form, setForm] = useState(opened);
  /** The problems of the last try; the message of a field goes as it is changed. */
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const saving = useSaveTemplate(template, onClose);
  const findError = (name: string) => problems.find((problem) => problem.name === name)?.message;
  function change(parts: Partial<Form>) {
    setForm({ ...form, ...parts });
    setProblems(problems.filter(({ name }) => !(name in parts)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = listProblems(form);
    setProblems(wrong);
    if (wrong.length === 0 && !saving.isPending) saving.mutate(form);
  }
  function addField(braced: string) {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    change({ text: form.text.slice(0, from) + braced + form.text.slice(to) });
    area.current?.focus();
  }
  return (
    <FormDrawer
      title={template === null ? texts.addTitle : texts.editTitle(template.name)}
      save={texts.save}
      isDirty={form !== opened}
      pending={saving.isPending}
      problems={problems}
      failure={saving.error ?? undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="stack gap-16">
        <TextField
          label={texts.name}
          name="name"
          maxLength={80}
          value={form.name}
          error={findError('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={texts.kind}
          name="kind"
          placeholder=""
          options={kinds}
          value={form.kind}
          error={findError('kind')}
          onChange={({ target }) => change({ kind: templateKinds.find((each) => each === target.value) ?? '' })}
        />
        <TextArea
          ref={area}
          label={texts.text}
          name="text"
          hint={texts.textHint}
          rows={6}
          maxLength={1000}
          value={form.text}
          error={findError('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FieldButtons onField={addField} />
      </div>
    </FormDrawer>
  );
}
