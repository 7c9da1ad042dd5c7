import { useNavigate, useSearch } from '@tanstack/react-router';
import { articleStatuses, type ArticleStatus } from '@wideload/contract/client';
import { useCallback } from 'react';
import type { SearchTexts } from '../../../lib/address/search-codec.ts';

/** The status that the address asks for; what is none counts as not given. Choosing one pushes an entry and begins at page 1. */
export function useArticleStatusParam() {
  const address: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const status = articleStatuses.find((each) => each === address['status']);
  const setStatus = useCallback(
    (next: ArticleStatus | undefined) =>
      void navigate({
        to: '.',
        search: ({ page: _page, status: _status, ...rest }: SearchTexts) => ({
          ...rest,
          ...(next && { status: next }),
        }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { status, setStatus };
}
