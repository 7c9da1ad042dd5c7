import { useBlocker } from '@tanstack/react-router';
import { readAccessToken } from '#lib/api/access-token.ts';

/** The browser asks before a tab closes. An ended session does not block: the device keeps a copy. */
export function useNavigationBlock(isUnsaved: () => boolean) {
  return useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved() && readAccessToken() !== null,
    withResolver: true,
  });
}
