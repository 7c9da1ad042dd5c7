import { Menu } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { CountBadge } from '../ui/sign.tsx';
import css from './burger.module.css';

/** Opens the menu of narrow screens, and says how much waits there. */
export function Burger({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const waiting = unread > 0 ? `, ${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : '';
  return (
    <IconButton label={`Open the menu${waiting}`} className={css['burger']} onClick={onOpen}>
      <Menu size={28} strokeWidth={2.5} />
      <span className={css['count']}>
        <CountBadge count={unread} label="unread" />
      </span>
    </IconButton>
  );
}
