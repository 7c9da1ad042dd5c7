import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import { pageSizes, userList } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { instantText } from '../../../lib/instant-text.ts';
import { useListParams, type ListParams } from '../../../lib/address/list-params.ts';
import * as texts from './users.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageLinks } from '../../../ui/list/page-links.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { SortHead } from '../../../ui/list/sort-head.tsx';
import { SortSelect } from '../../../ui/list/sort-select.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { UserActions } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';
import { userPageQuery } from './users.queries.ts';
import css from './users-page.module.css';

const AddAdmin = whenOpened(async () => (await import('./add-admin.tsx')).AddAdmin);
const DeleteUser = whenOpened(async () => (await import('./delete-user.tsx')).DeleteUser);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof userList>['sort'];

const sortLabels = { createdAt: texts.dateOfCreation, email: texts.adminEmail };

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <thead>
      <tr>
        <SortHead label={sortLabels.email} by="email" sort={sort} onSort={onSort} />
        <SortHead label={sortLabels.createdAt} by="createdAt" sort={sort} onSort={onSort} />
        <th scope="col" data-figure>
          {texts.totalPermits}
        </th>
        <th scope="col">{texts.actions}</th>
      </tr>
    </thead>
  );
}

function Row({ admin, onDelete }: { admin: UserRow; onDelete: (admin: UserRow) => void }) {
  return (
    <tr data-row>
      <th scope="row" data-label={texts.adminEmail}>
        <UserLink user={admin} />
      </th>
      <td data-label={texts.dateOfCreation} className={css['date']}>
        <time dateTime={admin.createdAt}>{instantText(admin.createdAt)}</time>
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

/** The administrators (spec [2]). */
export function AdminsPage() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(userList);
  const list = useQuery(userPageQuery({ ...params, role: 'admin' }));
  const navigate = useNavigate();
  const region = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<UserRow>();

  function closeAfterDeletion() {
    flushSync(() => setDeleting(undefined));
    // The button that opened the question goes with its row, and the focus with it.
    region.current?.focus();
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      <PageLinks
        label={texts.admins}
        links={[
          { to: '/admins', label: texts.adminsList },
          { to: '/admins/log', label: texts.auditLog },
        ]}
      />
      <PageTitle
        action={
          <Button look="primary" onClick={() => setAdding(true)}>
            {texts.addAdmin}
          </Button>
        }
      >
        {texts.adminsList}
      </PageTitle>
      <div className={css['find']}>
        <SearchField label={texts.searchByEmail} value={params.search} onSearch={setSearch} delay={searchDelay} />
        <SortSelect labels={sortLabels} sort={params.sort} onSort={setSort} />
      </div>
      <div ref={region} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={
            <EmptyState
              title={texts.noAdminFits}
              action={<Button onClick={() => void navigate({ to: '/admins' })}>{texts.showAllAdmins}</Button>}
            >
              {texts.nobodyFound(params.search)}
            </EmptyState>
          }
        >
          {(items) => (
            <Table caption={texts.admins}>
              <Head sort={params.sort} onSort={setSort} />
              <tbody>
                {items.map((admin) => (
                  <Row key={admin._id} admin={admin} onDelete={setDeleting} />
                ))}
              </tbody>
            </Table>
          )}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
      {isAdding && <AddAdmin onClose={() => setAdding(false)} />}
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeAfterDeletion} />}
    </>
  );
}
