import {
  articleImageTypes,
  articleImageWidths,
  articles,
  formatInputMessage,
  largestArticleImage,
  type InputCode,
} from '@wideload/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { callForFile } from '#lib/api/call-for-file.ts';
import * as texts from './article.texts.ts';

export type PictureChange = { kind: 'none' } | { kind: 'chosen'; file: File } | { kind: 'removed' };

export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!articleImageTypes.some((allowed) => allowed === type)) return texts.chooseAPicture;
  return size > largestArticleImage ? formatInputMessage('picture.too-large' satisfies InputCode) : null;
}

/** The Content-Security-Policy allows `data:` addresses for pictures. */
export function loadDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` always gives a string.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The request needs the session. Each picture has its own `image_id`. */
export function pictureQuery(article: { id: string; image_id: string | null } | null) {
  return queryOptions({
    queryKey: ['article-picture', article?.id, article?.image_id],
    queryFn: async () => {
      const input = { params: { id: article?.id ?? '' }, query: { width: Math.max(...articleImageWidths) } };
      return loadDataAddress(await callForFile(articles.adminImage, input));
    },
    enabled: article !== null && article.image_id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
