import { classNames } from './class-names.ts';
import css from './switch.module.css';
import { useSyncExternalStore } from 'react';
import { chooseTheme, onTheme, readTheme } from '#lib/theme.ts';

type SwitchProps = {
  label: string;
  /** In a bar the label is visually hidden on phones. */
  inBar?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export function Switch({ label, inBar = false, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={classNames('target muted size-label', css['switch'], inBar && css['in-bar'])}
      onClick={() => onChange(!checked)}
    >
      <span className={inBar ? 'heard-when-narrow' : undefined}>{label}</span>
      <span className={css['track']} aria-hidden="true" />
    </button>
  );
}

export function ThemeSwitch({ label }: { label: string }) {
  const theme = useSyncExternalStore(onTheme, readTheme);
  return (
    <Switch label={label} inBar checked={theme === 'dark'} onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')} />
  );
}
