import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * The way from a page back to the list that it was opened from. Where that list is the entry before (`isPrevious`), the way is the browser's
 * own Back: page, search, sort, filter and the place in the list are there as they were left.
 */
export function useWayBack(isPrevious: boolean) {
  const router = useRouter();
  return {
    isPrevious,
    goBack: () => router.history.back(),
    /** For the link, whose address serves everybody else: another tab, or who came by another way. */
    onClick(event: MouseEvent): void {
      if (!isPrevious || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
  };
}
