import { useNavigate } from '@tanstack/react-router';
import type { UserRow, DeskRole } from '@wideload/contract';
import { deskRoleNames, deskRoles, userList, users } from '@wideload/contract/client';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './users.texts.ts';
import { ForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SortTable, type RowColumn, TableRows } from '#ui/list/sort-table.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { UserActions, DeleteUser, UserLink } from './user-actions.tsx';
import { formatAccountName, userPageQuery, adminKey } from './users.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/layout/notice.tsx';
import css from './users-page.module.css';
import { NoValue } from '#ui/list/no-value.tsx';

const AddAdmin = createLazyPart(async () => (await import('./add-admin.tsx')).AddAdmin);

const sortLabels = { createdAt: texts.dateOfCreation, email: texts.adminEmail };

const listColumns = (onDelete: (admin: UserRow) => void): RowColumn<UserRow>[] => [
  { key: 'email', cell: (admin) => <UserLink user={admin} /> },
  { key: 'deskRole', label: texts.role, cellClass: 'nowrap', cell: (admin) => <DeskRoleField admin={admin} /> },
  {
    key: 'createdAt',
    cellClass: 'nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
  },
  {
    key: 'totalPermits',
    label: texts.totalPermits,
    figure: true,
    // Admins order nothing (spec [2]).
    cell: () => <NoValue meaning={texts.none} />,
  },
  { key: 'actions', label: texts.actions, cell: (admin) => <UserActions user={admin} onDelete={onDelete} /> },
];

/** Explains each role below the list of admins. */
function DeskRoles() {
  return (
    <FoldedSection title={texts.deskRoles}>
      <DataList
        columns={1}
        facts={deskRoles.map((role) => ({ term: deskRoleNames[role], value: texts.mayDo[role] }))}
      />
    </FoldedSection>
  );
}

export function AdminsPage() {
  const list = useList(userList, (params) => userPageQuery({ ...params, role: 'admin' }));
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<UserRow>();
  const { search, sort } = list.params;
  const columns = listColumns(setDeleting);
  return (
    <>
      <AdminLinks />
      <PageTitle
        action={
          <ForDesk right={users.create.deskRight} what={texts.addAdmin}>
            <Button look="primary" onClick={() => setAdding(true)}>
              {texts.addAdmin}
            </Button>
          </ForDesk>
        }
      >
        {texts.adminsList}
      </PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchByEmail}
        sortLabels={sortLabels}
        empty={
          <EmptyState
            title={texts.noAdminFits}
            action={<Button onClick={() => void navigate({ to: '/admins' })}>{texts.showAllAdmins}</Button>}
          >
            {texts.nobodyFound(search)}
          </EmptyState>
        }
        below={
          <div className="above-20">
            <DeskRoles />
          </div>
        }
      >
        {(items) => (
          <SortTable caption={texts.admins} columns={columns} labels={sortLabels} sort={sort} onSort={list.setSort}>
            <TableRows isList rows={items} columns={columns} labels={sortLabels} toKey={({ _id }) => _id} />
          </SortTable>
        )}
      </ListPart>
      {isAdding && <AddAdmin onClose={() => setAdding(false)} />}
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

/** An owner chooses the role of every other admin. */
function DeskRoleField({ admin }: { admin: UserRow }) {
  const { _id: id, deskRole = 'owner' } = admin;
  const client = useQueryClient();
  const me = useQuery(currentUserQuery);
  const mayChange = useDeskRight(users.changeDeskRole.deskRight);
  const name = formatAccountName(admin);
  const change = useMutation({
    mutationFn: (wanted: DeskRole) => call(users.changeDeskRole, { params: { id }, body: { deskRole: wanted } }),
    onSuccess: (_, wanted) => showToast({ tone: 'ok', text: texts.deskRoleChanged(name, deskRoleNames[wanted]) }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
  if (!mayChange || me.data?._id === id) return deskRoleNames[deskRole];
  return (
    <>
      {/* `SelectField` has a label, which the column gives here. */}
      <select
        className={classNames('control-frame', css['deskRole'])}
        aria-label={texts.deskRoleOf(name)}
        value={change.isPending ? change.variables : deskRole}
        disabled={change.isPending}
        // Cast: the options are the roles.
        onChange={({ target }) => change.mutate(target.value as DeskRole)}
      >
        {deskRoles.map((role) => (
          <option key={role} value={role}>
            {deskRoleNames[role]}
          </option>
        ))}
      </select>
      {change.error && !wasAsked(change.error) && <Notice tone="danger">{change.error.message}</Notice>}
    </>
  );
}
