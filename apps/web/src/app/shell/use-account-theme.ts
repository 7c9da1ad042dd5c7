import { useMutation } from '@tanstack/react-query';
import type { User } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '#lib/api/api.ts';
import { chooseTheme, readDeviceTheme, onTheme, type Theme } from '#lib/theme.ts';

/**
 * A choice on any page is saved with the account, and a device without a choice starts with the account's theme. A
 * failed save is retried on the next page load.
 */
export function useAccountTheme(user: Pick<User, 'theme'>): void {
  const here = useSyncExternalStore(onTheme, readDeviceTheme);
  const saved = useRef(user.theme);
  const { mutate } = useMutation({
    // Saves run one after the other, so that the last choice wins.
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
