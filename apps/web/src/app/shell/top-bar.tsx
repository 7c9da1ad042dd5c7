import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountRole } from '@wideload/contract/client';
import * as texts from '../app.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ThemeSwitch } from '#ui/switch.tsx';
import { isInMenu, type Area } from './menus.ts';
import { classNames } from '#ui/class-names.ts';
import css from './top-bar.module.css';

export type TopBarProps = {
  area: Area;
  role: AccountRole;
  title: string;
  menuButton: ReactNode;
  onSignOut: () => void;
  onFind: () => void;
};

export function TopBar({ area, role, title, menuButton, onSignOut, onFind }: TopBarProps) {
  return (
    <header className={classNames('no-print', css['bar'])}>
      {menuButton}
      <p className={classNames('strong nowrap shrinks size-group', css['title'])}>{title}</p>
      <div className={css['tools']}>
        {area === 'admin' && (
          <button
            type="button"
            className={classNames('control-frame sinks with-icon', css['find'])}
            aria-haspopup="dialog"
            onClick={onFind}
          >
            <Search size={20} aria-hidden="true" />
            <span className="heard-when-narrow">{texts.findAnOrder}</span>
          </button>
        )}
        <ThemeSwitch label={texts.darkTheme} />
        {area === 'user' && isInMenu('/new_order', role) && (
          <ButtonLink to="/new_order" size="small" className={classNames('nowrap', css['order'])}>
            {texts.newOrderButton}
          </ButtonLink>
        )}
        {area === 'user' ? (
          <button type="button" className={css['out']} onClick={onSignOut}>
            {texts.logout}
          </button>
        ) : (
          <Button size="small" onClick={onSignOut}>
            {texts.logout}
          </Button>
        )}
      </div>
    </header>
  );
}
