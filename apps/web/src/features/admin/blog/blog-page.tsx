import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { articleList, pageSizes, type ArticleStatus } from '@wideload/contract/client';
import { useListParams, type ListParams } from '../../../lib/address/list-params.ts';
import { siteConfigQuery } from '../../../lib/site-config.ts';
import * as texts from './blog.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { SortHead } from '../../../ui/list/sort-head.tsx';
import { SortSelect } from '../../../ui/list/sort-select.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { ArticleRow } from './article-row.tsx';
import { ArticleStatusFilter } from './article-status-filter.tsx';
import { articlePageQuery } from './articles.queries.ts';
import css from './blog-page.module.css';
import { useArticleStatusParam } from './use-article-status-param.ts';

const BlogElsewhere = whenOpened(async () => (await import('./blog-elsewhere.tsx')).BlogElsewhere);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof articleList>['sort'];

const sortLabels = { title: texts.title, updated_at: texts.lastChange, published_at: texts.published };

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const head = (by: keyof typeof sortLabels) => <SortHead label={sortLabels[by]} by={by} sort={sort} onSort={onSort} />;
  return (
    <thead>
      <tr>
        {head('title')}
        <th scope="col">{texts.status}</th>
        <th scope="col">{texts.author}</th>
        {head('updated_at')}
        {head('published_at')}
      </tr>
    </thead>
  );
}

type NoArticlesProps = { search: string; status: ArticleStatus | undefined; onClear: () => void };

function NoArticles({ search, status, onClear }: NoArticlesProps) {
  if (search === '' && status === undefined)
    return <EmptyState title={texts.noArticlesYet}>{texts.beginOne}</EmptyState>;
  return (
    <EmptyState title={texts.noArticleFits} action={<Button onClick={onClear}>{texts.showAllArticles}</Button>}>
      {search === '' ? texts.nothingOfStatus(status) : texts.nothingFound(search)}
    </EmptyState>
  );
}

function WrittenHere() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(articleList);
  const { status, setStatus } = useArticleStatusParam();
  const list = useQuery(articlePageQuery({ ...params, status }));
  const navigate = useNavigate();
  return (
    <>
      <PageTitle
        action={
          <ButtonLink to="/blog/article" look="primary">
            {texts.newArticle}
          </ButtonLink>
        }
      >
        {texts.blog}
      </PageTitle>
      <div className={css['find']}>
        <SearchField label={texts.searchByTitle} value={params.search} onSearch={setSearch} delay={searchDelay} />
        <SortSelect labels={sortLabels} sort={params.sort} onSort={setSort} />
      </div>
      <ArticleStatusFilter status={status} onStatus={setStatus} />
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoArticles search={params.search} status={status} onClear={() => void navigate({ to: '/blog' })} />}
        >
          {(items) => (
            <Table caption={texts.articles}>
              <Head sort={params.sort} onSort={setSort} />
              <tbody>
                {items.map((article) => (
                  <ArticleRow key={article.id} article={article} />
                ))}
              </tbody>
            </Table>
          )}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
    </>
  );
}

/** The articles of the blog; where a Ghost site has them, the way there. */
export function BlogPage() {
  const blog = useQuery(siteConfigQuery).data?.blog;
  return blog?.kind === 'ghost' ? <BlogElsewhere adminUrl={blog.adminUrl} /> : <WrittenHere />;
}
