import { useQuery } from '@tanstack/react-query';
import { useNavigate, Link } from '@tanstack/react-router';
import { articleList, articles, articleStatuses, type ArticleStatus } from '@wideload/contract/client';
import { useFilterParam } from '#lib/address/list-params.ts';
import { siteConfigQuery } from '#lib/site-config.ts';
import * as texts from './blog.texts.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FilterChoices } from '#ui/list/filter-choices.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { SortTable, type RowColumn, TableRows } from '#ui/list/sort-table.tsx';
import { statusWords, ArticleStatusSign } from './article-status-sign.tsx';
import { articlePageQuery } from './articles.queries.ts';
import { GhostBlog } from './ghost-blog.tsx';
import type { WrittenArticleSummary } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import { EmailText } from '#ui/email-text.tsx';
import css from './blog-page.module.css';
import { NoValue } from '#ui/list/no-value.tsx';

function Time({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatInstant(instant)}</time>;
}

const sortLabels = { title: texts.title, updated_at: texts.lastChange, published_at: texts.published };

const columns: readonly RowColumn<WrittenArticleSummary>[] = [
  {
    key: 'title',
    cell: ({ id, title, language, translation_of: original }) => (
      <>
        <Link to="/blog/article" search={{ id }} className="strong" data-open>
          {title}
        </Link>
        <p className="hint">
          {texts.languageWords[language]}
          {original !== null && `, ${texts.translationOf(original.title)}`}
        </p>
      </>
    ),
  },
  { key: 'status', label: texts.status, cell: ({ status }) => <ArticleStatusSign status={status} /> },
  {
    key: 'author',
    label: texts.author,
    cellClass: css['whole'],
    cell: ({ author }) => <EmailText email={author ?? texts.aDeletedAccount} />,
  },
  { key: 'updated_at', cellClass: css['whole'], cell: ({ updated_at: updated }) => <Time instant={updated} /> },
  {
    key: 'published_at',
    cellClass: css['whole'],
    cell: ({ status, published_at: published }) =>
      status === 'published' && published ? <Time instant={published} /> : <NoValue meaning={texts.notPublished} />,
  },
];

const choices = [
  { key: undefined, word: texts.all },
  ...articleStatuses.map((key) => ({ key, word: statusWords[key] })),
];

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

function ArticleList() {
  const [status, setStatus] = useFilterParam('status', articleStatuses);
  const list = useList(articleList, (params) => articlePageQuery({ ...params, status }));
  const navigate = useNavigate();
  const { search, sort } = list.params;
  return (
    <>
      <PageTitle
        action={
          <ForDesk right={articles.create.deskRight} what={texts.newArticle}>
            <ButtonLink to="/blog/article" look="primary">
              {texts.newArticle}
            </ButtonLink>
          </ForDesk>
        }
      >
        {texts.blog}
      </PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchByTitle}
        sortLabels={sortLabels}
        bar={<FilterChoices label={texts.filterByStatus} choices={choices} chosen={status} onChoose={setStatus} />}
        empty={<NoArticles search={search} status={status} onClear={() => void navigate({ to: '/blog' })} />}
      >
        {(items) => (
          <SortTable caption={texts.articles} columns={columns} labels={sortLabels} sort={sort} onSort={list.setSort}>
            <TableRows isList rows={items} columns={columns} labels={sortLabels} toKey={({ id }) => id} />
          </SortTable>
        )}
      </ListPart>
    </>
  );
}

export function BlogPage() {
  const blog = useQuery(siteConfigQuery).data?.blog;
  return blog?.kind === 'ghost' ? <GhostBlog adminUrl={blog.adminUrl} /> : <ArticleList />;
}
