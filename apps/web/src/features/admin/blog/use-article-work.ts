import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WrittenArticle } from '@wideload/contract';
import { appMessages } from '@wideload/contract/client';
import { useState, useEffect, useRef } from 'react';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { adminKey } from './articles.queries.ts';
import { findPictureProblem, type PictureChange } from './picture.ts';
import { runArticleAction, type ArticleAction } from './run-article-action.ts';
import { isSameText, readArticleText, toArticleText, type ArticleText } from './article-text.ts';

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

type ArticleCopy = {
  text: ArticleText;
  /** The version that the edit started from; null for an article that was never saved. */
  version: number | null;
};

/** `article` is `new` before the first save. Sign-out wipes every key that begins with `wideload.`. */
function toStorageKey(owner: string, article: string): string {
  return `wideload.article.1.${owner}.${article}`;
}

function isCopy(value: unknown): value is ArticleCopy {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('version' in value)) return false;
  const { text, version } = value;
  const isVersion = version === null || typeof version === 'number';
  return isVersion && typeof text === 'object' && text !== null && 'html' in text && typeof text.html === 'string';
}

export function findArticleCopy(owner: string, article: string): ArticleCopy | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toStorageKey(owner, article)) ?? 'null');
    return isCopy(stored) ? stored : null;
  } catch {
    // Storage is unavailable, or the entry has another format.
    return null;
  }
}

/** @returns false when the storage is full or unavailable. */
export function saveArticleCopy(owner: string, article: string, copy: ArticleCopy): boolean {
  try {
    localStorage.setItem(toStorageKey(owner, article), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeArticleCopy(owner: string, article: string): void {
  try {
    localStorage.removeItem(toStorageKey(owner, article));
  } catch {
    // If storage cannot be written, nothing was stored.
  }
}

const copyDelayMs = 400;

function useArticleText({ article, owner }: { article: WrittenArticle | null; owner: string }) {
  const [name, setName] = useState(article?.id ?? 'new');
  const [copy] = useState(() => findArticleCopy(owner, name));
  const [version, setVersion] = useState(copy?.version ?? article?.version ?? 0);
  const [baseline, setBaseline] = useState(readArticleText(article));
  const [text, setText] = useState(copy === null ? baseline : toArticleText(copy.text));
  const isDirty = !isSameText(text, baseline);
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (!isDirty) {
      removeArticleCopy(owner, name);
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!isGivenUp.current) saveArticleCopy(owner, name, { text, version: name === 'new' ? null : version });
    }, copyDelayMs);
    return () => clearTimeout(timer);
  }, [isDirty, text, version, owner, name]);

  return {
    text,
    version,
    isDirty,
    isRestored: copy !== null,
    type: (change: Partial<ArticleText>) => setText((before) => ({ ...before, ...change })),
    /** The editor normalizes the HTML when it loads, which is not a change. */
    onReady(html: string) {
      setText((before) => ({ ...before, html }));
      if (copy === null) setBaseline((before) => ({ ...before, html }));
    },
    /** The server saved the text as it was when it was sent. */
    onSaved(fresh: WrittenArticle) {
      setBaseline(text);
      setVersion(fresh.version);
      removeArticleCopy(owner, name);
      setName(fresh.id);
    },
    /** The version changed without a change of text. */
    onVersion: (fresh: WrittenArticle) => setVersion(fresh.version),
    /** Discards the edit and its copy on the device. */
    discard() {
      isGivenUp.current = true;
      removeArticleCopy(owner, name);
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
