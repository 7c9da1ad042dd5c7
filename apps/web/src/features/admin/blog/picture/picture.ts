import {
  articleImageTypes,
  articleImageWidths,
  articleMessages,
  articles,
  largestArticleImage,
} from '@wideload/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { callForFile } from '../../../../lib/api/call-for-file.ts';
import * as texts from '../article/article.texts.ts';

/** What is to become of an article's picture at the next save. */
export type PictureChange = { kind: 'none' } | { kind: 'chosen'; file: File } | { kind: 'removed' };

/** Why a file cannot be an article's picture, as far as the browser can tell; null when it may try. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!articleImageTypes.some((allowed) => allowed === type)) return texts.chooseAPicture;
  return size > largestArticleImage ? articleMessages.imageTooLarge : null;
}

/** A file as an address that the Content-Security-Policy lets a picture have. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Read as an address it is a text.
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The picture of an article, in the largest of its widths, which only a call with the session may have. Another picture has another `imageId`. */
export function pictureQuery(article: { id: string; image_id: string | null } | null) {
  return queryOptions({
    queryKey: ['article-picture', article?.id, article?.image_id],
    queryFn: async () => {
      const asked = { params: { id: article?.id ?? '' }, query: { width: Math.max(...articleImageWidths) } };
      return dataAddress(await callForFile(articles.adminImage, asked));
    },
    enabled: article !== null && article.image_id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
