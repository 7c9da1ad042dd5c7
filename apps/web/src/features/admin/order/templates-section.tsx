import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Template } from '@wideload/contract';
import { templates } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { ForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Table } from '#ui/list/table.tsx';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { TemplateDrawer } from './template-drawer.tsx';
import { templatesQuery } from './templates.queries.ts';
import * as texts from './templates.texts.ts';

function RemoveTemplate({ template: { _id, name }, onClose }: { template: Template; onClose: () => void }) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(templates.remove, { params: { id: _id } }),
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.removed(name) });
      onClose();
      await client.invalidateQueries(templatesQuery);
    },
  });
  return (
    <ConfirmModal
      title={texts.removeQuestion(name)}
      confirm={texts.remove}
      pending={removing.isPending}
      error={removing.error?.message}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      <p>{texts.removeEffect}</p>
    </ConfirmModal>
  );
}

type Open = { act: 'save'; template: Template | null } | { act: 'remove'; template: Template };

function RowButtons({ template, onOpen }: { template: Template; onOpen: (open: Open) => void }) {
  const ofTemplate = <span className="visually-hidden"> {texts.ofTemplate(template.name)}</span>;
  return (
    <div className="in-row gap-8 nowrap">
      <Button size="small" onClick={() => onOpen({ act: 'save', template })}>
        {texts.edit}
        {ofTemplate}
      </Button>
      <Button size="small" onClick={() => onOpen({ act: 'remove', template })}>
        {texts.remove}
        {ofTemplate}
      </Button>
    </div>
  );
}

function TemplateTable({ items, onOpen }: { items: readonly Template[]; onOpen: (open: Open) => void }) {
  const mayChange = useDeskRight(templates.change.deskRight);
  return (
    <Table caption={texts.templates}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.kind}</th>
          <th scope="col">{texts.text}</th>
          {mayChange && (
            <th scope="col">
              <span className="visually-hidden">{texts.acts}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((template) => (
          <tr key={template._id}>
            <th scope="row" data-label={texts.name}>
              {template.name}
            </th>
            <td data-label={texts.kind}>{texts.kindWords[template.kind]}</td>
            <td data-label={texts.text} className="typed breakable">
              {template.text}
            </td>
            {mayChange && (
              <td>
                <RowButtons template={template} onOpen={onOpen} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The texts of the desk for carriers, on its page. */
export function TemplatesSection() {
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, isPending, isFetching, refetch } = useQuery(templatesQuery);
  const close = () => setOpen(null);
  const add = (
    <ForDesk right={templates.create.deskRight} what={texts.add}>
      <Button size="small" onClick={() => setOpen({ act: 'save', template: null })}>
        {texts.add}
      </Button>
    </ForDesk>
  );
  return (
    <Section title={texts.templates} intro={texts.intro} action={add}>
      {isPending && <ListSkeleton label={texts.loading} />}
      {error && data === undefined && (
        <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {data?.items.length === 0 && <p>{texts.none}</p>}
      {data && data.items.length > 0 && <TemplateTable items={data.items} onOpen={setOpen} />}
      {open?.act === 'save' && <TemplateDrawer template={open.template} onClose={close} />}
      {open?.act === 'remove' && <RemoveTemplate template={open.template} onClose={close} />}
    </Section>
  );
}
