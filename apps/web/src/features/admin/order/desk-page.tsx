import { callQuery } from '#lib/api/call-query.ts';
import { ConfirmedChange } from '#product/account/confirmed-change.tsx';
import { useQuery } from '@tanstack/react-query';
import type { DeskFigures, Template } from '@wideload/contract';
import { queue, templates } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { ForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
import { formatSpan } from './queue/age-text.ts';
import { PermitsLinks } from './list/permits-links.tsx';
import * as texts from './desk.texts.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TemplateDrawer } from './template-drawer.tsx';
import { templatesQuery } from './templates.queries.ts';
import * as templatesTexts from './templates.texts.ts';

const deskQuery = callQuery(['admin', 'queue', 'desk'], queue.desk, {}, { refetchInterval: 60_000 });

type Person = DeskFigures['people'][number];
type Row = {
  key: string;
  name: string;
  figures: readonly (readonly [label: string, value: string])[];
};

const number = new Intl.NumberFormat('en-US');
const formatMedian = (seconds: number | null) => (seconds === null ? texts.none : formatSpan(seconds * 1000));

function toPersonRow({ admin, secondsToIssue, ...counts }: Person): Row {
  const name = admin === null ? texts.nobody : admin.email === '' ? texts.deletedAccount : admin.email;
  const names = ['held', 'overdue', 'questions', 'differences', 'filed', 'issued'] as const;
  return {
    key: admin?._id ?? '',
    name,
    figures: [
      ...names.map((each) => [texts[each], number.format(counts[each])] as const),
      [texts.median, formatMedian(secondsToIssue)],
    ],
  };
}

function toStateRow({ state, issued, secondsToIssue }: DeskFigures['states'][number]): Row {
  const figures = [
    [texts.issued, number.format(issued)],
    [texts.median, formatMedian(secondsToIssue)],
  ] as const;
  return { key: state, name: stateName(state), figures };
}

function Figures({ caption, first, rows }: { caption: string; first: string; rows: readonly [Row, ...Row[]] }) {
  return (
    <RowTable
      caption={caption}
      rows={rows}
      toKey={({ key }) => key}
      columns={[
        { key: 'first', label: first, cellClass: 'breakable', cell: ({ name }) => name },
        ...rows[0].figures.map(([label], at) => ({
          key: label,
          label,
          figure: true,
          cell: ({ figures }: Row) => figures[at]?.[1],
        })),
      ]}
    />
  );
}

function RemoveTemplate({ template: { _id, name }, onClose }: { template: Template; onClose: () => void }) {
  return (
    <ConfirmedChange
      title={templatesTexts.removeQuestion(name)}
      confirm={templatesTexts.remove}
      change={() => call(templates.remove, { params: { id: _id } })}
      stale={templatesQuery.queryKey}
      done={templatesTexts.removed(name)}
      onClose={onClose}
    >
      <p>{templatesTexts.removeEffect}</p>
    </ConfirmedChange>
  );
}

type Open = { act: 'save'; template: Template | null } | { act: 'remove'; template: Template };

function RowButtons({ template, onOpen }: { template: Template; onOpen: (open: Open) => void }) {
  const ofTemplate = <span className="visually-hidden"> {templatesTexts.ofTemplate(template.name)}</span>;
  return (
    <div className="in-row gap-8 nowrap">
      <Button size="small" onClick={() => onOpen({ act: 'save', template })}>
        {templatesTexts.edit}
        {ofTemplate}
      </Button>
      <Button size="small" onClick={() => onOpen({ act: 'remove', template })}>
        {templatesTexts.remove}
        {ofTemplate}
      </Button>
    </div>
  );
}

const templateColumns: readonly RowColumn<Template>[] = [
  { key: 'name', label: templatesTexts.name, cell: ({ name }) => name },
  { key: 'kind', label: templatesTexts.kind, cell: ({ kind }) => templatesTexts.kindWords[kind] },
  { key: 'text', label: templatesTexts.text, cellClass: 'typed breakable', cell: ({ text }) => text },
];

const toActions = (onOpen: (open: Open) => void): RowColumn<Template> => ({
  key: 'actions',
  label: <span className="visually-hidden">{templatesTexts.acts}</span>,
  cell: (template) => <RowButtons template={template} onOpen={onOpen} />,
});

function TemplateTable({ items, onOpen }: { items: readonly Template[]; onOpen: (open: Open) => void }) {
  const mayChange = useDeskRight(templates.change.deskRight);
  return (
    <RowTable
      caption={templatesTexts.templates}
      rows={items}
      toKey={({ _id }) => _id}
      columns={mayChange ? [...templateColumns, toActions(onOpen)] : templateColumns}
    />
  );
}

/** The texts of the desk for carriers, on its page. */
function TemplatesSection() {
  const [open, setOpen] = useState<Open | null>(null);
  const list = useQuery(templatesQuery);
  const { data } = list;
  const close = () => setOpen(null);
  const add = (
    <ForDesk right={templates.create.deskRight} what={templatesTexts.add}>
      <Button size="small" onClick={() => setOpen({ act: 'save', template: null })}>
        {templatesTexts.add}
      </Button>
    </ForDesk>
  );
  return (
    <Section title={templatesTexts.templates} intro={templatesTexts.intro} action={add}>
      {list.isPending && <ListSkeleton label={templatesTexts.loading} />}
      {list.error && !data && <FailedQuery query={list} />}
      {data?.items.length === 0 && <p>{templatesTexts.none}</p>}
      {data && data.items.length > 0 && <TemplateTable items={data.items} onOpen={setOpen} />}
      {open?.act === 'save' && <TemplateDrawer template={open.template} onClose={close} />}
      {open?.act === 'remove' && <RemoveTemplate template={open.template} onClose={close} />}
    </Section>
  );
}

function Desk() {
  const desk = useQuery(deskQuery);
  const { data } = desk;
  if (desk.isPending) return <ListSkeleton label={texts.loading} />;
  if (data === undefined) return <FailedQuery query={desk} />;
  const [person, ...people] = data.people.map(toPersonRow);
  const [state, ...states] = data.states.map(toStateRow);
  return (
    <div className="stack gap-20">
      <p className="hint">{texts.explained}</p>
      <Section title={texts.byPerson}>
        {person && <Figures caption={texts.byPerson} first={texts.person} rows={[person, ...people]} />}
      </Section>
      <Section title={texts.byState}>
        {state ? (
          <Figures caption={texts.byState} first={texts.state} rows={[state, ...states]} />
        ) : (
          <p>{texts.noneIssued}</p>
        )}
      </Section>
      <TemplatesSection />
    </div>
  );
}

export function DeskPage() {
  return (
    <>
      <PermitsLinks />
      <PageTitle intro={`${texts.intro} ${texts.days}.`}>{texts.desk}</PageTitle>
      <ForDesk right={queue.desk.deskRight} what={texts.seeDesk}>
        <Desk />
      </ForDesk>
    </>
  );
}
