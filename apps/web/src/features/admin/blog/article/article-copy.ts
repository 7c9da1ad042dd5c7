import type { ArticleText } from './article-text.ts';

/** Unsaved text of an article, kept on the device in case the tab dies or the session ends. */
export type ArticleCopy = {
  text: ArticleText;
  /** The version that the writing began from; null for an article that was never saved. */
  version: number | null;
};

/** Whose copy it is, and of which article; `new` before the first save. A sign-out wipes what begins with `wideload.`. */
function keyOf(owner: string, article: string): string {
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
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, article)) ?? 'null');
    return isCopy(kept) ? kept : null;
  } catch {
    // A device that keeps nothing, or something else under this name: there is no copy.
    return null;
  }
}

/** @returns whether the device has kept it; a full one, or one that keeps nothing, has not. */
export function keepArticleCopy(owner: string, article: string, copy: ArticleCopy): boolean {
  try {
    localStorage.setItem(keyOf(owner, article), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropArticleCopy(owner: string, article: string): void {
  try {
    localStorage.removeItem(keyOf(owner, article));
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
