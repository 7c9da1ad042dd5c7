import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * Links a page back to the list from which it was opened. If that list is the previous history entry (`isPrevious`), it
 * uses the browser's Back, which restores page, search, sort, filter and scroll position.
 */
export function useWayBack(isPrevious: boolean) {
  const router = useRouter();
  return {
    isPrevious,
    goBack: () => router.history.back(),
    /** For the link, whose address still works for a new tab or a direct visit. */
    onClick(event: MouseEvent): void {
      if (!isPrevious || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
  };
}
