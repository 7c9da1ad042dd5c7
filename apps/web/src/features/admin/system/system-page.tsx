import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SystemState, FailedMail, KeptWait } from '@wideload/contract';
import { auditLog, system } from '@wideload/contract/client';
import { useRef } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Table } from '#ui/list/table.tsx';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
import { Sign } from '#ui/sign.tsx';
import { listSystemLines, type SystemLine, systemQuery, keptWaitsQuery } from './system-lines.ts';
import * as texts from './system.texts.ts';
import { capitalize, stateName } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/layout/panel.tsx';
import * as keptWaitsTexts from './kept-waits.texts.ts';

/** A permit that waits too long already has broken what was told, whenever it comes. */
export function formatShare({ told, kept, late }: Pick<KeptWait, 'told' | 'kept' | 'late'>): string {
  const all = told + late;
  return all === 0 ? keptWaitsTexts.noShare : `${Math.round((kept / all) * 100)}%`;
}

/** All states together; permits that a program issues and those that a person decides are apart. */
export function addKeptWaits(items: readonly KeptWait[]): Omit<KeptWait, 'state'>[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].toSorted();
  return kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const add = (key: 'told' | 'kept' | 'late') => own.reduce((sum, item) => sum + item[key], 0);
    return { kind, told: add('told'), kept: add('kept'), late: add('late') };
  });
}

type ShownWait = Omit<KeptWait, 'state'> & { name: string };

const waitColumns: readonly RowColumn<ShownWait>[] = [
  { key: 'state', label: keptWaitsTexts.state, cell: ({ name }) => name },
  { key: 'issued', label: keptWaitsTexts.issued, cell: ({ kind }) => keptWaitsTexts.kindWords[kind] },
  { key: 'told', label: keptWaitsTexts.told, figure: true, cell: ({ told }) => told },
  { key: 'late', label: keptWaitsTexts.late, figure: true, cell: ({ late }) => late },
  { key: 'kept', label: keptWaitsTexts.kept, figure: true, cell: formatShare },
];

function Waits({ items }: { items: readonly KeptWait[] }) {
  if (items.length === 0) return <p>{keptWaitsTexts.none}</p>;
  const rows = [
    ...addKeptWaits(items).map((wait) => ({ ...wait, name: keptWaitsTexts.all })),
    ...items.map((wait) => ({ ...wait, name: stateName(wait.state) })),
  ];
  return (
    <RowTable
      caption={keptWaitsTexts.title}
      columns={waitColumns}
      rows={rows}
      toKey={({ name, kind }) => `${name} ${kind}`}
    />
  );
}

/** Compares the times of permits with those that carriers are told before they pay. */
function KeptWaits() {
  const waits = useQuery(keptWaitsQuery);
  const { data, error } = waits;
  return (
    <Section title={keptWaitsTexts.title} intro={keptWaitsTexts.intro}>
      {data && <Waits items={data.items} />}
      {!data && !error && <ListSkeleton label={keptWaitsTexts.loading} />}
      {!data && error && <FailedQuery query={waits} />}
    </Section>
  );
}

const lineColumns: readonly RowColumn<SystemLine>[] = [
  { key: 'part', label: texts.part, cell: ({ name }) => name },
  {
    key: 'state',
    label: texts.state,
    cell: ({ troubles }) =>
      troubles.length === 0 ? <Sign kind="ok">{texts.works}</Sign> : <Sign kind="no">{texts.attention}</Sign>,
  },
  { key: 'figure', label: texts.figure, cell: ({ figure }) => figure },
  {
    key: 'meaning',
    label: texts.meaning,
    cell: ({ meaning, troubles }) => (
      <>
        <p>{meaning}</p>
        {troubles.map((trouble) => (
          <p key={trouble} className="strong">
            {texts.whatToDo[trouble]}
          </p>
        ))}
      </>
    ),
  },
];

const formatKind = (kind: string) => capitalize(kind.replaceAll('-', ' '));

function MailRow({ mail, onRetried }: { mail: FailedMail; onRetried: () => void }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(system.retryMail, { params: { id: mail._id } }),
    onSuccess: (state) => {
      showToast({ tone: 'ok', text: texts.requeued(mail.to) });
      onRetried();
      client.setQueryData(systemQuery.queryKey, state);
    },
  });
  return (
    <tr>
      <th scope="row" data-label={texts.mail}>
        {formatKind(mail.kind)}
      </th>
      <td data-label={texts.to} className="breakable">
        {mail.to}
      </td>
      <td data-label={texts.failedAt}>
        <time dateTime={mail.failedAt}>{formatInstant(mail.failedAt)}</time>
      </td>
      <td data-label={texts.reason} className="breakable">
        {mail.error}
        {retry.error && <Notice tone="danger">{retry.error.message}</Notice>}
      </td>
      <td data-label={texts.action} className="nowrap">
        {mail.isExpired ? (
          texts.expired
        ) : (
          <ForDesk right={system.retryMail.deskRight} what={texts.tryAgain}>
            <Button
              size="small"
              pending={retry.isPending}
              aria-label={texts.tryAgainMail(mail.to)}
              onClick={() => retry.mutate()}
            >
              {texts.tryAgain}
            </Button>
          </ForDesk>
        )}
      </td>
    </tr>
  );
}

function FailedMails({ mails, onRetried }: { mails: readonly FailedMail[]; onRetried: () => void }) {
  if (mails.length === 0) return null;
  return (
    <Section title={texts.mailsTitle} intro={texts.mailsIntro}>
      <Table caption={texts.mailsTitle}>
        <thead>
          <tr>
            {[texts.mail, texts.to, texts.failedAt, texts.reason, texts.action].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow key={mail._id} mail={mail} onRetried={onRetried} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function State({ state }: { state: SystemState }) {
  const summary = useRef<HTMLDivElement>(null);
  const count = state.troubles.length;
  return (
    <>
      <div ref={summary} tabIndex={-1} className="below-16">
        <Notice tone={count === 0 ? 'ok' : 'warn'} title={count === 0 ? texts.allWell : texts.needsYou(count)} />
      </div>
      <RowTable caption={texts.system} columns={lineColumns} rows={listSystemLines(state)} toKey={({ name }) => name} />
      <p className="small-print above-12">{texts.readAt(formatInstant(state.readAt))}</p>
      <ExportButton label={texts.downloadAuditKey} ask={(callForFile) => callForFile(auditLog.readKey, {})} />
      <FailedMails mails={state.mails.failures} onRetried={() => summary.current?.focus()} />
    </>
  );
}

export function SystemPage() {
  const state = useQuery(systemQuery);
  const { data } = state;
  const client = useQueryClient();
  const isReady = useLoadedAhead(['system'], () => [
    client.ensureQueryData(systemQuery),
    client.ensureQueryData(keptWaitsQuery),
  ]);
  return (
    <>
      <AdminLinks />
      <PageTitle intro={texts.intro}>{texts.system}</PageTitle>
      {(!isReady || state.isPending) && <ListSkeleton label={texts.loading} />}
      {isReady && <FailedQuery query={state} />}
      {isReady && data && <State state={data} />}
      {isReady && <KeptWaits />}
    </>
  );
}
