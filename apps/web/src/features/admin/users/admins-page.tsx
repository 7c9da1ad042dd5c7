import { useNavigate } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import { deskRoleNames, deskRoles, userList, users } from '@wideload/contract/client';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './users.texts.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { AdminLinks } from '#product/account/admin-links.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { useList } from '#ui/list/use-list.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { DeskRoleField } from './desk-role-field.tsx';
import { UserActions } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';
import { userPageQuery } from './users.queries.ts';
import { DeleteUser } from './delete-user.tsx';

const AddAdmin = createLazyPart(async () => (await import('./add-admin.tsx')).AddAdmin);

const sortLabels = { createdAt: texts.dateOfCreation, email: texts.adminEmail };

const columns = [
  { key: 'email' },
  { key: 'deskRole', label: texts.role },
  { key: 'createdAt' },
  { key: 'totalPermits', label: texts.totalPermits, figure: true },
  { key: 'actions', label: texts.actions },
];

function Row({ admin, onDelete }: { admin: UserRow; onDelete: (admin: UserRow) => void }) {
  return (
    <tr data-row>
      <th scope="row" data-label={texts.adminEmail}>
        <UserLink user={admin} />
      </th>
      <td data-label={texts.role}>
        <DeskRoleField admin={admin} />
      </td>
      <td data-label={texts.dateOfCreation} className="nowrap">
        <time dateTime={admin.createdAt}>{formatInstant(admin.createdAt)}</time>
      </td>
      <td data-figure data-label={texts.totalPermits}>
        {/* Admins order nothing (spec [2]). */}
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{texts.none}</span>
      </td>
      <td data-label={texts.actions}>
        <UserActions user={admin} onDelete={onDelete} />
      </td>
    </tr>
  );
}

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
      >
        {(items) => (
          <SortTable caption={texts.admins} columns={columns} labels={sortLabels} sort={sort} onSort={list.setSort}>
            {items.map((admin) => (
              <Row key={admin._id} admin={admin} onDelete={setDeleting} />
            ))}
          </SortTable>
        )}
      </ListPart>
      <div className="above-20">
        <DeskRoles />
      </div>
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
