import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { appMessages } from '@wideload/contract/client';
import { useState } from 'react';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { adminKey } from './articles.queries.ts';
import { findPictureProblem, type PictureChange } from './picture.ts';
import { runArticleAction, type ArticleAction } from './run-article-action.ts';
import { useArticleText } from './use-article-text.ts';

type StartOptions = { act: ArticleAction; version?: number };

type Options = {
  /** Null for a new article. */
  article: WrittenArticle | null;
  owner: string;
  onMade: (id: string) => void;
  onDone: (act: ArticleAction, article: WrittenArticle) => void;
};

const none: PictureChange = { kind: 'none' };

function toFieldProblems(error: Error): FieldProblem[] {
  if (!(error instanceof ApiProblem)) return [];
  if (error.code === 'article.image-refused') return [{ name: 'picture', message: error.detail }];
  return error.errors.map(({ path, message }) => ({ name: path, message }));
}

function useProblems() {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  return {
    problems,
    setProblems,
    clearProblem(name: string) {
      setProblems((before) =>
        before.some((one) => one.name === name) ? before.filter((one) => one.name !== name) : before,
      );
    },
  };
}

/** The typed text survives every failure. */
export function useArticleWork({ article, owner, onMade, onDone }: Options) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(article);
  const [picture, setPicture] = useState(none);
  const [savedAt, setSavedAt] = useState<Date>();
  const writing = useArticleText({ article, owner });
  const { problems, setProblems, clearProblem } = useProblems();
  const isDirty = writing.isDirty || picture.kind !== 'none';

  const mutation = useMutation({
    mutationFn: ({ act, version = writing.version }: StartOptions) =>
      runArticleAction(act, {
        saved,
        version,
        text: writing.isDirty ? writing.text : null,
        picture,
        onText(fresh) {
          setSaved(fresh);
          writing.onSaved(fresh);
          if (saved === null) onMade(fresh.id);
        },
        onPicture(image_id) {
          setSaved((before) => before && { ...before, image_id });
          setPicture(none);
        },
        onMoved(fresh) {
          setSaved(fresh);
          writing.onVersion(fresh);
        },
      }),
    onSuccess(fresh, { act }) {
      setSavedAt(new Date());
      onDone(act, fresh);
      return client.invalidateQueries({ queryKey: adminKey, refetchType: 'none' });
    },
    onError: (error) => setProblems(toFieldProblems(error)),
  });

  function start(options: StartOptions) {
    if (mutation.isPending) return;
    const isUntitled = writing.text.title.trim() === '';
    setProblems(isUntitled ? [{ name: 'title', message: appMessages['title.missing'] }] : []);
    if (isUntitled) mutation.reset();
    else mutation.mutate(options);
  }
  function choose(change: PictureChange) {
    const problem = change.kind === 'chosen' ? findPictureProblem(change.file) : null;
    clearProblem('picture');
    if (problem !== null) setProblems((before) => [...before, { name: 'picture', message: problem }]);
    else setPicture(change.kind === 'removed' && saved?.image_id === null ? none : change);
  }
  const error = problems.length === 0 ? mutation.error : null;
  const stale = isProblem(error, 'article.stale') ? error : null;
  return {
    saved,
    text: writing.text,
    picture,
    isDirty,
    problems,
    savedAt,
    isRestored: writing.isRestored && savedAt === undefined,
    pending: mutation.isPending ? mutation.variables.act : null,
    stale,
    failure: stale === null ? error : null,
    start,
    /** Overwrites another admin's save, after the conflict was shown. */
    overwrite: () => start({ act: 'save', version: Number(stale?.extra['version']) }),
    type(change: Parameters<typeof writing.type>[0]) {
      writing.type(change);
      for (const field of Object.keys(change)) clearProblem(field);
    },
    onReady: writing.onReady,
    choose,
    discard: writing.discard,
  };
}

export type ArticleWork = ReturnType<typeof useArticleWork>;
