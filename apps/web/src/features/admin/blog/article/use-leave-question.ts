import { useBlocker } from '@tanstack/react-router';
import { accessToken } from '../../../../lib/api/access-token.ts';

/**
 * Holds a move to another page while something is unsaved, until the person has decided; the browser asks before a tab goes. Whose session is
 * over is not asked: there is nothing to stay for, and the device has a copy.
 */
export function useLeaveQuestion(isUnsaved: () => boolean) {
  return useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved() && accessToken() !== null,
    withResolver: true,
  });
}
