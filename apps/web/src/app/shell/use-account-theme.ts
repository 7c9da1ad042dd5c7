import { useMutation } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../lib/api/api.ts';
import { chooseTheme, deviceTheme, onTheme, type Theme } from '../../lib/theme.ts';

/**
 * The device leads, and the account follows: a choice that was made here, on whatever page, is saved with the account, and a device without a
 * choice begins with the account's. A save that fails is made up for when a page is next loaded.
 */
export function useAccountTheme(user: Pick<User, 'theme'>): void {
  const here = useSyncExternalStore(onTheme, deviceTheme);
  const saved = useRef(user.theme);
  const { mutate } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'theme' },
    mutationFn: (theme: Theme) => call(accounts.setTheme, { body: { theme } }),
  });

  useEffect(() => {
    if (here === saved.current) return;
    if (here === null) {
      if (saved.current) chooseTheme(saved.current);
      return;
    }
    saved.current = here;
    mutate(here);
  }, [here, mutate]);
}
