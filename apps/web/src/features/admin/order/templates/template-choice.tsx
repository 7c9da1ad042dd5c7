import { useQuery } from '@tanstack/react-query';
import type { Permit } from '@wideload/contract';
import { fillTemplate, type TemplateKind } from '@wideload/domain';
import { useState } from 'react';
import { Combobox } from '#ui/form/combobox.tsx';
import { listTemplateValues, type TemplateOrder } from './template-values.ts';
import { templatesQuery } from './templates.queries.ts';
import * as texts from './templates.texts.ts';

type Props = {
  kind: TemplateKind;
  order: TemplateOrder;
  permit?: Permit | undefined;
  text: string;
  onText: (text: string) => void;
};

/** Fills a text from a template. What somebody has typed stays before it. */
export function TemplateChoice({ kind, order, permit, text, onText }: Props) {
  const { data, error } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState({ id: '', filled: '' });
  const items = data?.items.filter((template) => template.kind === kind) ?? [];
  if (data !== undefined && items.length === 0) return null;

  function choose(id: string) {
    const template = items.find(({ _id }) => _id === id);
    if (template === undefined) return setChosen({ ...chosen, id: '' });
    const filled = fillTemplate(template.text, listTemplateValues(order, permit));
    setChosen({ id, filled });
    return onText(text.trim() === '' || text === chosen.filled ? filled : `${text.trim()}\n${filled}`);
  }
  return (
    <Combobox
      label={texts.template}
      name="template"
      optional
      placeholder={texts.chooseTemplate}
      error={error?.message}
      disabled={data === undefined}
      choices={items.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={chosen.id}
      onChange={choose}
    />
  );
}
