import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import { pageSizes, userList, users } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callForFile } from '../../../lib/api/call-for-file.ts';
import { useListParams, type ListParams } from '../../../lib/address/list-params.ts';
import * as texts from './users.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { SortHead } from '../../../ui/list/sort-head.tsx';
import { SortSelect } from '../../../ui/list/sort-select.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { RoleFilter } from './role-filter.tsx';
import { UserActions } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';
import { nameOf, roleWord } from './user-words.ts';
import { useRoleParam } from './use-role-param.ts';
import { userPageQuery, type Role } from './users.queries.ts';
import css from './users-page.module.css';

// The drawer brings the form library, which a look at the list does without.
const UserDrawer = whenOpened(async () => (await import('./change/user-drawer.tsx')).UserDrawer);
const DeleteUser = whenOpened(async () => (await import('./delete-user.tsx')).DeleteUser);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof userList>['sort'];

const sortLabels = {
  createdAt: texts.created,
  email: texts.email,
  name: texts.name,
  phone: texts.phone,
  role: texts.role,
  totalPermits: texts.totalPermits,
};

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const head = (by: keyof typeof sortLabels, figure?: boolean) => (
    <SortHead label={sortLabels[by]} by={by} sort={sort} onSort={onSort} figure={figure} />
  );
  return (
    <thead>
      <tr>
        {head('email')}
        {head('name')}
        {head('phone')}
        {head('role')}
        {head('totalPermits', true)}
        <th scope="col">{texts.actions}</th>
      </tr>
    </thead>
  );
}

function NoUsers({ search, role, onClear }: { search: string; role: Role | undefined; onClear: () => void }) {
  const showAll = <Button onClick={onClear}>{texts.showAllUsers}</Button>;
  if (search !== '')
    return (
      <EmptyState title={texts.noUserFits} action={showAll}>
        {role === undefined ? texts.nobodyFound(search) : texts.nobodyOfRoleFound(roleWord(role), search)}
      </EmptyState>
    );
  return <EmptyState title={role ? texts.nobodyOfRole(roleWord(role)) : texts.noUsersYet} action={role && showAll} />;
}

type RowProps = { user: UserRow; onEdit: (user: UserRow) => void; onDelete: (user: UserRow) => void };

function Row({ user, onEdit, onDelete }: RowProps) {
  return (
    <tr data-row>
      <th scope="row" data-label={texts.email}>
        <UserLink user={user} />
      </th>
      <td data-label={texts.name}>{nameOf(user)}</td>
      <td data-label={texts.phone} className={css['phone']}>
        {user.phone}
      </td>
      <td data-label={texts.role}>{roleWord(user.role)}</td>
      <td data-figure data-label={texts.totalPermits}>
        {user.totalPermits}
      </td>
      <td data-label={texts.actions}>
        <UserActions user={user} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
}

/** Everybody's accounts (spec [2]). */
export function UsersPage() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(userList);
  const { role, setRole } = useRoleParam();
  const list = useQuery(userPageQuery({ ...params, role }));
  const navigate = useNavigate();
  const region = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<UserRow>();
  const [deleting, setDeleting] = useState<UserRow>();
  const { search, sort } = params;

  function closeAfterDeletion() {
    flushSync(() => setDeleting(undefined));
    // The button that opened the question goes with its row, and the focus with it.
    region.current?.focus();
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      <PageTitle action={<ExportButton ask={() => callForFile(users.export, { query: { search, sort, role } })} />}>
        {texts.users}
      </PageTitle>
      <div className={css['find']}>
        <SearchField label={texts.searchByEmail} value={search} onSearch={setSearch} delay={searchDelay} />
        <RoleFilter role={role} onRole={setRole} />
        <SortSelect labels={sortLabels} sort={sort} onSort={setSort} />
      </div>
      <div ref={region} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoUsers search={search} role={role} onClear={() => void navigate({ to: '/users' })} />}
        >
          {(items) => (
            <Table caption={texts.users}>
              <Head sort={sort} onSort={setSort} />
              <tbody>
                {items.map((user) => (
                  <Row key={user._id} user={user} onEdit={setEditing} onDelete={setDeleting} />
                ))}
              </tbody>
            </Table>
          )}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
      {editing && <UserDrawer user={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeAfterDeletion} />}
    </>
  );
}
