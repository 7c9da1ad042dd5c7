import { Menu } from 'lucide-react';
import * as texts from '../app.texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CountBadge } from '#ui/sign.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './burger.module.css';

/** `unread` notifications; without any the menu itself shows what it counts. */
export function Burger({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  return (
    <IconButton
      label={unread > 0 ? texts.openMenuWithUnread(unread) : texts.openTheMenu}
      className={classNames('without-side-menu', css['burger'])}
      onClick={onOpen}
    >
      <Menu size={28} strokeWidth={2.5} />
      <span className={css['count']}>
        <CountBadge count={unread} label={texts.unread} />
      </span>
    </IconButton>
  );
}
