import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { branding } from '../lib/branding.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { whenOpened } from '../ui/when-opened.tsx';
import type { Area } from './menus.ts';
import { pageName } from './page-names.ts';
import css from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const MenuDrawer = whenOpened(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
const SignOutModal = whenOpened(async () => (await import('./sign-out-modal.tsx')).SignOutModal);

// The address keeps its own fragment, and the router hears nothing.
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The frame of every signed-in page: side menu (a drawer on narrow screens), top bar, and the page. */
export function Shell({ area }: { area: Area }) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const name = pageName(pathname);

  useEffect(() => {
    document.title = `${name} · ${branding.name}`;
  }, [name, pathname]);

  function askToLeave() {
    setMenuOpen(false);
    setLeaving(true);
  }

  return (
    <div className={css['shell']}>
      <a href="#content" className={`visually-hidden ${css['skip']}`} onClick={skipToContent}>
        Skip to the content
      </a>
      <div className={css['side']}>
        <SideMenu area={area} onSignOut={askToLeave} />
      </div>
      <div className={css['rest']}>
        <TopBar
          area={area}
          title={name}
          onSignOut={askToLeave}
          menuButton={
            <IconButton label="Open the menu" className={css['burger']} onClick={() => setMenuOpen(true)}>
              <Menu size={28} strokeWidth={2.5} />
            </IconButton>
          }
        />
        <main id="content" tabIndex={-1} className={css['main']}>
          <div className={css['page']}>
            <Outlet />
          </div>
        </main>
      </div>
      {isMenuOpen && <MenuDrawer area={area} onSignOut={askToLeave} onClose={() => setMenuOpen(false)} />}
      {isLeaving && <SignOutModal onCancel={() => setLeaving(false)} />}
    </div>
  );
}
