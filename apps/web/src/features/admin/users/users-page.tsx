import { useNavigate } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import { roleFilters, userList, users } from '@wideload/contract/client';
import { useState, useId } from 'react';
import { callForFile } from '#lib/api/call-for-file.ts';
import { useFilterParam } from '#lib/address/list-params.ts';
import * as texts from './users.texts.ts';
import { NotForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SortTable, type RowColumn, TableRows } from '#ui/list/sort-table.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { UserActions, DeleteUser, UserLink } from './user-actions.tsx';
import { formatName, formatRole, userPageQuery, type Role } from './users.ts';
import css from './users-page.module.css';

type RoleFilterProps = {
  role: Role | undefined;
  onRole: (role: Role | undefined) => void;
};

/** `SelectField` would be loaded for this alone. */
function RoleFilter({ role, onRole }: RoleFilterProps) {
  const id = useId();
  return (
    <p className={css['role']}>
      <label htmlFor={id}>{texts.filterByRole}</label>
      <select
        className="control-frame"
        id={id}
        value={role ?? ''}
        onChange={({ target }) => onRole(roleFilters.find((each) => each === target.value))}
      >
        <option value="">{texts.allRoles}</option>
        {roleFilters.map((each) => (
          <option key={each} value={each}>
            {formatRole(each)}
          </option>
        ))}
      </select>
    </p>
  );
}

// Lazy, because the drawer brings the form library.
const UserDrawer = createLazyPart(async () => (await import('./user-drawer.tsx')).UserDrawer);

const sortLabels = {
  createdAt: texts.created,
  email: texts.email,
  name: texts.name,
  phone: texts.phone,
  role: texts.role,
  totalPermits: texts.totalPermits,
};

type Acts = { onEdit: (user: UserRow) => void; onDelete: (user: UserRow) => void };

const listColumns = (acts: Acts): RowColumn<UserRow>[] => [
  { key: 'email', cell: (user) => <UserLink user={user} /> },
  { key: 'name', cell: formatName },
  { key: 'phone', cellClass: 'nowrap', cell: ({ phone }) => phone },
  { key: 'role', cell: ({ role }) => formatRole(role) },
  { key: 'totalPermits', figure: true, cell: ({ totalPermits }) => totalPermits },
  { key: 'actions', label: texts.actions, cell: (user) => <UserActions user={user} {...acts} /> },
];

function NoUsers({ search, role, onClear }: { search: string; role: Role | undefined; onClear: () => void }) {
  const showAll = <Button onClick={onClear}>{texts.showAllUsers}</Button>;
  if (search !== '')
    return (
      <EmptyState title={texts.noUserFits} action={showAll}>
        {role === undefined ? texts.nobodyFound(search) : texts.nobodyOfRoleFound(formatRole(role), search)}
      </EmptyState>
    );
  return <EmptyState title={role ? texts.nobodyOfRole(formatRole(role)) : texts.noUsersYet} action={role && showAll} />;
}

export function UsersPage() {
  const [role, setRole] = useFilterParam('role', roleFilters);
  const list = useList(userList, (params) => userPageQuery({ ...params, role }));
  const navigate = useNavigate();
  const [editing, setEditing] = useState<UserRow>();
  const [deleting, setDeleting] = useState<UserRow>();
  const { search, sort } = list.params;
  const columns = listColumns({ onEdit: setEditing, onDelete: setDeleting });
  return (
    <>
      <PageTitle action={<ExportButton ask={() => callForFile(users.export, { query: { search, sort, role } })} />}>
        {texts.users}
      </PageTitle>
      <div className="below-12 hidden-when-empty">
        <NotForDesk right={users.remove.deskRight} what={texts.changeAccounts} />
      </div>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchByEmail}
        filter={<RoleFilter role={role} onRole={setRole} />}
        sortLabels={sortLabels}
        empty={<NoUsers search={search} role={role} onClear={() => void navigate({ to: '/users' })} />}
      >
        {(items) => (
          <SortTable caption={texts.users} columns={columns} labels={sortLabels} sort={sort} onSort={list.setSort}>
            <TableRows isList rows={items} columns={columns} labels={sortLabels} toKey={({ _id }) => _id} />
          </SortTable>
        )}
      </ListPart>
      {editing && <UserDrawer user={editing} onClose={() => setEditing(undefined)} />}
      {deleting && (
        <DeleteUser
          user={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => list.continueAfterRemoval(() => setDeleting(undefined))}
        />
      )}
    </>
  );
}
