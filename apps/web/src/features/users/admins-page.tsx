import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserRow } from '@wideload/contract';
import { pageSizes, userList } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { instantText } from '../../lib/instant-text.ts';
import { useListParams, type ListParams } from '../../lib/list-params.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import { SortSelect } from '../../ui/sort-select.tsx';
import { Table } from '../../ui/table.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { UserActions } from './user-actions.tsx';
import { UserLink } from './user-link.tsx';
import { userPageQuery } from './users.queries.ts';
import css from './users-page.module.css';

const AddAdmin = whenOpened(async () => (await import('./add-admin.tsx')).AddAdmin);
const DeleteUser = whenOpened(async () => (await import('./delete-user.tsx')).DeleteUser);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof userList>['sort'];

const sortLabels = { createdAt: 'Date of Creation', email: 'Admin Email' };

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <thead>
      <tr>
        <SortHead label={sortLabels.email} by="email" sort={sort} onSort={onSort} />
        <SortHead label={sortLabels.createdAt} by="createdAt" sort={sort} onSort={onSort} />
        <th scope="col" data-figure>
          Total Permits
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
  );
}

function Row({ admin, onDelete }: { admin: UserRow; onDelete: (admin: UserRow) => void }) {
  return (
    <tr data-row>
      <th scope="row" data-label="Admin Email">
        <UserLink user={admin} />
      </th>
      <td data-label="Date of Creation" className={css['date']}>
        <time dateTime={admin.createdAt}>{instantText(admin.createdAt)}</time>
      </td>
      <td data-figure data-label="Total Permits">
        {/* Admins order nothing (spec [2]). */}
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">none</span>
      </td>
      <td data-label="Actions">
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
        label="Admins"
        links={[
          { to: '/admins', label: 'Admins List' },
          { to: '/admins/log', label: 'Audit log' },
        ]}
      />
      <PageTitle
        action={
          <Button look="primary" onClick={() => setAdding(true)}>
            Add admin
          </Button>
        }
      >
        Admins List
      </PageTitle>
      <div className={css['find']}>
        <SearchField label="Search by email" value={params.search} onSearch={setSearch} delay={searchDelay} />
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
              title="No admin fits"
              action={<Button onClick={() => void navigate({ to: '/admins' })}>Show all admins</Button>}
            >
              Nobody was found for “{params.search}”. Search by any part of an e-mail.
            </EmptyState>
          }
        >
          {(items) => (
            <Table caption="Admins">
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
