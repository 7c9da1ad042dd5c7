import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { WrittenArticleSummary } from '@wideload/contract';
import { articleList, articleStatuses, pageSizes, type ArticleStatus } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListParams, type ListParams } from '../../lib/list-params.ts';
import { siteConfigQuery } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import { SortSelect } from '../../ui/sort-select.tsx';
import { Table } from '../../ui/table.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { ArticleRow } from './article-row.tsx';
import { statusWords } from './article-status-sign.tsx';
import { articlePageQuery } from './articles.queries.ts';
import { BlogElsewhere } from './blog-elsewhere.tsx';
import css from './blog-page.module.css';
import { useArticleStatusParam } from './use-article-status-param.ts';

const DeleteArticle = whenOpened(async () => (await import('./delete-article.tsx')).DeleteArticle);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof articleList>['sort'];

const sortLabels = { title: 'Title', updated_at: 'Last change', published_at: 'Published' };
const statusOptions = articleStatuses.map((status) => ({ value: status, label: statusWords[status] }));

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const head = (by: keyof typeof sortLabels) => <SortHead label={sortLabels[by]} by={by} sort={sort} onSort={onSort} />;
  return (
    <thead>
      <tr>
        {head('title')}
        <th scope="col">Status</th>
        <th scope="col">Author</th>
        {head('updated_at')}
        {head('published_at')}
        <th scope="col">Actions</th>
      </tr>
    </thead>
  );
}

type NoArticlesProps = { search: string; status: ArticleStatus | undefined; onClear: () => void };

function NoArticles({ search, status, onClear }: NoArticlesProps) {
  if (search === '' && status === undefined)
    return <EmptyState title="No articles yet">Begin one: it stays a draft until you publish it.</EmptyState>;
  return (
    <EmptyState title="No article fits" action={<Button onClick={onClear}>Show all articles</Button>}>
      {search === ''
        ? `There is nothing ${status}.`
        : `Nothing was found for “${search}”. Search by any part of a title.`}
    </EmptyState>
  );
}

function WrittenHere() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(articleList);
  const { status, setStatus } = useArticleStatusParam();
  const list = useQuery(articlePageQuery({ ...params, status }));
  const navigate = useNavigate();
  const region = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<WrittenArticleSummary>();

  function closeAfterDeletion() {
    flushSync(() => setDeleting(undefined));
    // The button that opened the question goes with its row, and the focus with it.
    region.current?.focus();
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      <PageTitle
        action={
          <ButtonLink to="/blog/article" look="primary">
            New article
          </ButtonLink>
        }
      >
        Blog
      </PageTitle>
      <div className={css['find']}>
        <SearchField label="Search by title" value={params.search} onSearch={setSearch} delay={searchDelay} />
        <SelectField
          label="Filter by status"
          name="status"
          placeholder="All articles"
          options={statusOptions}
          value={status ?? ''}
          onChange={({ target }) => setStatus(articleStatuses.find((each) => each === target.value))}
        />
        <SortSelect labels={sortLabels} sort={params.sort} onSort={setSort} />
      </div>
      <div ref={region} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoArticles search={params.search} status={status} onClear={() => void navigate({ to: '/blog' })} />}
        >
          {(items) => (
            <Table caption="Articles">
              <Head sort={params.sort} onSort={setSort} />
              <tbody>
                {items.map((article) => (
                  <ArticleRow key={article.id} article={article} onDelete={setDeleting} />
                ))}
              </tbody>
            </Table>
          )}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
      {deleting && (
        <DeleteArticle article={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeAfterDeletion} />
      )}
    </>
  );
}

/** The articles of the blog; where a Ghost site has them, the way there. */
export function BlogPage() {
  const blog = useQuery(siteConfigQuery).data?.blog;
  return blog?.kind === 'ghost' ? <BlogElsewhere adminUrl={blog.adminUrl} /> : <WrittenHere />;
}
