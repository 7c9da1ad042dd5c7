import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { siteConfigQuery } from '#lib/site-config.ts';
import * as texts from './article.texts.ts';
import { EmptyState, FailedQuery } from '#ui/list/list-states.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Spinner } from '#ui/button.tsx';
import { ArticleWork } from './article-work.tsx';
import { articleQuery } from './articles.queries.ts';
import { GhostBlog } from './ghost-blog.tsx';

function UnknownArticle() {
  return (
    <>
      <PageTitle>{texts.article}</PageTitle>
      <EmptyState title={texts.noSuchArticle} action={<ButtonLink to="/blog">{texts.backToTheBlog}</ButtonLink>}>
        {texts.whyNoArticle}
      </EmptyState>
    </>
  );
}

function LoadedArticle({ owner }: { owner: string }) {
  const { id }: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const [made, setMade] = useState<string>();
  const [round, setRound] = useState(0);
  const isNew = id === undefined || id === made;
  const query = useQuery({ ...articleQuery(id ?? ''), enabled: !isNew });

  function onMade(next: string) {
    setMade(next);
    void navigate({ to: '/blog/article', search: { id: next }, replace: true, resetScroll: false });
  }
  async function takeSaved() {
    if (id !== undefined) await query.refetch();
    setMade(undefined);
    setRound((before) => before + 1);
  }
  // A failed refetch must not remove an editor that is in use.
  if (!isNew && query.data === undefined) {
    if (query.error === null) return <Spinner label={texts.loadingTheArticle} />;
    if ([400, 404].includes(query.error.status)) return <UnknownArticle />;
    return (
      <>
        <PageTitle>{texts.article}</PageTitle>
        <FailedQuery query={query} />
      </>
    );
  }
  return (
    <ArticleWork
      key={`${isNew ? 'new' : id} ${round}`}
      article={isNew ? null : (query.data ?? null)}
      owner={owner}
      onMade={onMade}
      onTakeSaved={() => void takeSaved()}
    />
  );
}

export function ArticlePage() {
  const blog = useQuery(siteConfigQuery).data?.blog;
  const me = useQuery(currentUserQuery).data;
  if (blog?.kind === 'ghost') return <GhostBlog adminUrl={blog.adminUrl} />;
  return me === undefined ? <Spinner label={texts.loading} /> : <LoadedArticle owner={me._id} />;
}
