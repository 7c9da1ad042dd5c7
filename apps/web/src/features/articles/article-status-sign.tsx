import type { ArticleStatus } from '@wideload/contract/client';
import { Sign } from '../../ui/sign.tsx';

export const statusWords = { draft: 'Draft', published: 'Published' } as const;

export function ArticleStatusSign({ status }: { status: ArticleStatus }) {
  return <Sign kind={status === 'published' ? 'ok' : 'draft'}>{statusWords[status]}</Sign>;
}
