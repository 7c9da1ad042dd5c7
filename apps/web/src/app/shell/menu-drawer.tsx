import * as texts from '../app.texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { SideMenu, type SideMenuProps } from './side-menu.tsx';

export function MenuDrawer({
  area,
  unread,
  onSignOut,
  hint,
  onClose,
}: Omit<SideMenuProps, 'onGo'> & { onClose: () => void }) {
  return (
    <Drawer title={texts.menu} side="left" onClose={onClose}>
      <SideMenu area={area} unread={unread} onSignOut={onSignOut} hint={hint} onGo={onClose} />
    </Drawer>
  );
}
