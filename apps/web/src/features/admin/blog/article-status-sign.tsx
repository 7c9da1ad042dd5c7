import type { ArticleStatus } from '@wideload/contract/client';
import * as texts from './blog.texts.ts';
import { Sign } from '#ui/sign.tsx';

export const statusWords = { draft: texts.draft, published: texts.published } as const;

export function ArticleStatusSign({ status }: { status: ArticleStatus }) {
  return <Sign kind={status === 'published' ? 'ok' : 'draft'}>{statusWords[status]}</Sign>;
}
