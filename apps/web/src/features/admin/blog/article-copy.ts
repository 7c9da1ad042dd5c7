import type { ArticleText } from './article-text.ts';

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
