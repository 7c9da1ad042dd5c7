import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** The browser's Back restores page, search, sort, filter and scroll position of the list. */
export function useWayBack(isPrevious: boolean) {
  const router = useRouter();
  return {
    isPrevious,
    goBack: () => router.history.back(),
    onClick(event: MouseEvent): void {
      if (!isPrevious || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
  };
}
