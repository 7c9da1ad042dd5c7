import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch, Link } from '@tanstack/react-router';
import { auditList, auditLog, auditSubjects, auditLabels, type AuditSubject } from '@wideload/contract/client';
import { useId, useMemo, useState, type ChangeEvent } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { useSetFilters, type ListParams } from '#lib/address/list-params.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { toActionQuery, parseActionFilter, type ActionFilter, listActions } from './action-filter.ts';
import css from './audit-log-page.module.css';
import * as texts from './audit-log.texts.ts';
import { parseDay, type Day } from '@wideload/domain';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { classNames } from '#ui/class-names.ts';
import type { AuditEntry } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import { EmailText } from '#ui/email-text.tsx';
import { ChangeList } from './change-list.tsx';

const actionsQuery = (params: ListParams<typeof auditList>, filter: ActionFilter) =>
  callQuery(
    ['admin', 'audit', params, filter],
    auditLog.list,
    { query: { ...params, ...toActionQuery(filter) } },
    { placeholderData: keepPreviousData },
  );

function Exports({ search, filter }: { search: string; filter: ActionFilter }) {
  const input = { query: { search, ...toActionQuery(filter) } };
  return (
    <div className="cluster gap-8">
      <ExportButton label={texts.downloadSigned} ask={(callForFile) => callForFile(auditLog.exportSigned, input)} />
      <ExportButton ask={(callForFile) => callForFile(auditLog.export, input)} />
    </div>
  );
}

function NoActions({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return <EmptyState title={texts.nothingYet}>{texts.recordsEverything}</EmptyState>;
  }
  return (
    <EmptyState title={texts.noActionMatches} action={<Button onClick={onClear}>{texts.showAllActions}</Button>}>
      {texts.searchOrDownload}
    </EmptyState>
  );
}

const columns = [
  { key: 'when', label: texts.when, width: '9.5em', tight: '7.5em' },
  { key: 'who', label: texts.who, width: '14em', tight: '10.5em' },
  { key: 'what', label: texts.what, width: '9.5em', tight: '7.5em' },
  { key: 'doneTo', label: texts.doneTo, className: css['doneTo'] },
  { key: 'change', label: texts.change, width: '36%' },
];

type DayInputProps = { label: string; value: Day | undefined; onDay: (day: Day | undefined) => void };

function DayInput({ label, value, onDay }: DayInputProps) {
  const [text, setText] = useState<string>(value ?? '');
  const [inForce, setInForce] = useState(value);
  // Back and Forward change the filter without remounting the field.
  if (value !== inForce) {
    setInForce(value);
    setText(value ?? '');
  }
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    // A half-typed year parses as a year in the first centuries, so the filter ignores it.
    if (target.validity.valid) onDay(parseDay(target.value) ?? undefined);
  }
  return <TextField label={label} type="date" min="2020-01-01" value={text} onChange={change} />;
}

type ActFilterFieldsProps = { filter: ActionFilter; onFilter: (change: Partial<ActionFilter>) => void };

/** `gone` is for subjects that the log no longer names. */
const subjectWords: Record<AuditSubject, { one: string; many: string; gone: string }> = {
  order: { one: texts.order, many: texts.ordersAndPermits, gone: texts.orderOfDeletedAccount },
  user: { one: texts.account, many: texts.accounts, gone: texts.accountDeleted },
  article: { one: texts.article, many: texts.articles, gone: texts.articleUnnamed },
  alert: { one: texts.paymentAlert, many: texts.paymentAlerts, gone: texts.paymentAlert },
  mail: { one: texts.mail, many: texts.mails, gone: texts.mail },
  template: { one: texts.template, many: texts.templates, gone: texts.template },
  restriction: { one: texts.restriction, many: texts.restrictions, gone: texts.restriction },
  list: { one: texts.list, many: texts.lists, gone: texts.listUnnamed },
};

function ActionFilterFields({ filter, onFilter }: ActFilterFieldsProps) {
  const { act, subject, from, to } = filter;
  const subjects = auditSubjects.map((value) => ({ value, label: subjectWords[value].many }));
  const acts = listActions(subject).map((value) => ({ value, label: auditLabels[value] }));
  return (
    <div role="group" aria-label={texts.filter} className={classNames('halves above-16', css['fields'])}>
      <SelectField
        label={texts.doneTo}
        placeholder={texts.anything}
        options={subjects}
        value={subject ?? ''}
        onChange={({ target }) =>
          onFilter({ subject: auditSubjects.find((each) => each === target.value), act: undefined })
        }
      />
      <SelectField
        label={texts.act}
        placeholder={texts.allActions}
        options={acts}
        value={act ?? ''}
        onChange={({ target }) => onFilter({ act: listActions(subject).find((each) => each === target.value) })}
      />
      <DayInput label={texts.from} value={from} onDay={(day) => onFilter({ from: day })} />
      <DayInput label={texts.to} value={to} onDay={(day) => onFilter({ to: day })} />
    </div>
  );
}

function ActionSubject({ subject: { kind, id, label, userId } }: Pick<AuditEntry, 'subject'>) {
  const { one, gone } = subjectWords[kind];
  if (label === '') return <span className="muted">{gone}</span>;
  const name = `${one} ${label}`;
  if (kind === 'order' && id !== null && userId !== null)
    return (
      <Link to="/users/orders/order" search={{ orderId: id, userId }} data-open>
        {name}
      </Link>
    );
  if (kind === 'user' && userId !== null)
    return (
      <Link to="/users/orders" search={{ userId }} data-open>
        <EmailText email={name} />
      </Link>
    );
  if (kind === 'article' && id !== null)
    return (
      <Link to="/blog/article" search={{ id }} data-open>
        {name}
      </Link>
    );
  return <EmailText email={name} />;
}

function ActionRow({ act }: { act: AuditEntry }) {
  return (
    <tr data-row>
      <td data-label={texts.when}>
        <time dateTime={act.at}>{formatInstant(act.at)}</time>
      </td>
      <td data-label={texts.who}>
        <EmailText email={act.who.email} />
        {act.who.name !== '' && <span className="second-line">{act.who.name}</span>}
      </td>
      <th scope="row" data-label={texts.what}>
        {auditLabels[act.what]}
      </th>
      <td data-label={texts.doneTo}>
        <ActionSubject subject={act.subject} />
      </td>
      <td data-label={texts.change}>
        <div className={css['change']}>
          <ChangeList act={act} />
        </div>
      </td>
    </tr>
  );
}

/** No entry is ever changed or removed. */
export function AuditLogPage() {
  const address: SearchTexts = useSearch({ strict: false });
  const filter = useMemo(() => parseActionFilter(address), [address]);
  const setFilters = useSetFilters();
  const list = useList(auditList, (params) => actionsQuery(params, filter));
  const navigate = useNavigate();
  const filterId = useId();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const [isFilterOpen, setFilterOpen] = useState(isFiltered);
  const { search, sort } = list.params;
  return (
    <>
      <AdminLinks />
      <PageTitle action={<Exports search={search} filter={filter} />}>{texts.auditLog}</PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchBy}
        filter={
          <Button aria-expanded={isFilterOpen} aria-controls={filterId} onClick={() => setFilterOpen(!isFilterOpen)}>
            {texts.filter}
          </Button>
        }
        bar={<div id={filterId}>{isFilterOpen && <ActionFilterFields filter={filter} onFilter={setFilters} />}</div>}
        empty={
          <NoActions isNarrowed={isFiltered || search !== ''} onClear={() => void navigate({ to: '/admins/log' })} />
        }
        className={css['list']}
      >
        {(acts) => (
          <SortTable caption={texts.actionsOfAdmins} columns={columns} sort={sort} onSort={list.setSort}>
            {acts.map((act) => (
              <ActionRow key={act._id} act={act} />
            ))}
          </SortTable>
        )}
      </ListPart>
    </>
  );
}
