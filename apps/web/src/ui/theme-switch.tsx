import { useSyncExternalStore } from 'react';
import { chooseTheme, onTheme, readTheme } from '#lib/theme.ts';
import { Switch } from './switch.tsx';

export function ThemeSwitch({ label }: { label: string }) {
  const theme = useSyncExternalStore(onTheme, readTheme);
  return (
    <Switch label={label} inBar checked={theme === 'dark'} onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')} />
  );
}
