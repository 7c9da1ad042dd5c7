import type { WrittenArticle } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import { isSameText, readArticleText, toArticleText, type ArticleText } from './article-text.ts';

export type ArticleCopy = {
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

export function useArticleText({ article, owner }: { article: WrittenArticle | null; owner: string }) {
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
