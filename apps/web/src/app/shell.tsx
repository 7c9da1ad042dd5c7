import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { useNotificationFeed } from '../features/notifications/use-notification-feed.ts';
import { branding } from '../lib/branding.ts';
import * as texts from '../texts/en/app.ts';
import { whenOpened } from '../ui/when-opened.tsx';
import { Burger } from './burger.tsx';
import type { Area } from './menus.ts';
import { pageName } from './page-names.ts';
import css from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const MenuDrawer = whenOpened(async () => (await import('./menu-drawer.tsx')).MenuDrawer);
// Only admins have them: carriers' pages do without their code.
const KeysHint = whenOpened(async () => (await import('./keys-hint.tsx')).KeysHint);
const ListKeys = whenOpened(async () => (await import('./list-keys.tsx')).ListKeys);
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
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [areKeysHeard, setKeysHeard] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const name = pageName(pathname);
  // Admins are told nothing (spec [6]), so they do not ask.
  const unread = useNotificationFeed(area === 'user');

  useEffect(() => {
    document.title = `${name} · ${branding.name}`;
  }, [name, pathname]);

  function askToLeave() {
    setMenuOpen(false);
    setLeaving(true);
  }
  const showKeys = useCallback(() => {
    setMenuOpen(false);
    setKeysOpen(true);
  }, []);
  // A key that nobody hears yet is not offered.
  const hint = areKeysHeard && <KeysHint onOpen={showKeys} />;

  return (
    <div className={css['shell']}>
      <a href="#content" className={`visually-hidden ${css['skip']}`} onClick={skipToContent}>
        {texts.skip}
      </a>
      <div className={css['side']}>
        <SideMenu area={area} unread={unread} onSignOut={askToLeave} hint={hint} />
      </div>
      <div className={css['rest']}>
        <TopBar
          area={area}
          title={name}
          onSignOut={askToLeave}
          menuButton={<Burger unread={unread} onOpen={() => setMenuOpen(true)} />}
        />
        <main id="content" tabIndex={-1} className={css['main']}>
          <div className={css['page']}>
            <Outlet />
          </div>
        </main>
      </div>
      {isMenuOpen && (
        <MenuDrawer area={area} unread={unread} onSignOut={askToLeave} hint={hint} onClose={() => setMenuOpen(false)} />
      )}
      {area === 'admin' && (
        <ListKeys isOpen={areKeysOpen} onOpen={showKeys} onClose={() => setKeysOpen(false)} onListen={setKeysHeard} />
      )}
      {isLeaving && <SignOutModal onCancel={() => setLeaving(false)} />}
    </div>
  );
}
