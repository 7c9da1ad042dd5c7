import type { User } from '@wideload/contract';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { branding } from '#lib/branding.ts';
import * as texts from '../app.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { AreaDocument } from '../area-document.ts';
import { Burger } from './burger.tsx';
import type { Area } from './menus.ts';
import { findPageName } from './page-names.ts';
import { classNames } from '#ui/class-names.ts';
import css from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useAccountTheme } from './use-account-theme.ts';
import { useReturnedRow } from './use-returned-row.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { KeysHint } from './keys-hint.tsx';
import { SignOutModal } from './sign-out-modal.tsx';

// Only admins have shortcuts, so carriers do not load their code.
const ListKeys = createLazyPart(async () => (await import('./list-keys.tsx')).ListKeys);
const Finder = createLazyPart(async () => (await import('#features/admin/finder/finder.tsx')).Finder);

// The address keeps its fragment, and the router does not react.
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

type Props = { area: Area; user: User; Background: AreaDocument['Background'] };

export function Shell({ area, user, Background }: Props) {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [areKeysActive, setKeysActive] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [unread, setUnread] = useState(0);
  const name = findPageName(pathname);
  useAccountTheme(user);
  useReturnedRow();

  useEffect(() => {
    document.title = `${name} · ${branding.name}`;
  }, [name, pathname]);

  function confirmSignOut() {
    setMenuOpen(false);
    setLeaving(true);
  }
  const showFinder = useCallback(() => setFinding(true), []);
  const showKeys = useCallback(() => {
    setMenuOpen(false);
    setKeysOpen(true);
  }, []);
  // The hint appears only once the shortcuts work.
  const hint = areKeysActive && <KeysHint onOpen={showKeys} />;

  return (
    <div className={css['shell']}>
      <a href="#content" className="visually-hidden skip-link no-print" onClick={skipToContent}>
        {texts.skip}
      </a>
      <div className={classNames('with-side-menu no-print', css['side'])}>
        <SideMenu area={area} unread={unread} onSignOut={confirmSignOut} hint={hint} />
      </div>
      <div className={css['rest']}>
        <TopBar
          area={area}
          title={name}
          onSignOut={confirmSignOut}
          onFind={showFinder}
          menuButton={<Burger unread={area === 'user' ? unread : 0} onOpen={() => setMenuOpen(true)} />}
        />
        <main id="content" tabIndex={-1} className={classNames('no-ring', css['main'])}>
          <div className={css['page']}>
            <Outlet />
          </div>
        </main>
      </div>
      {isMenuOpen && (
        <MenuDrawer
          area={area}
          unread={unread}
          onSignOut={confirmSignOut}
          hint={hint}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {area === 'admin' && (
        <ListKeys
          isOpen={areKeysOpen}
          onOpen={showKeys}
          onClose={() => setKeysOpen(false)}
          onListen={setKeysActive}
          onFind={showFinder}
        />
      )}
      {isFinding && <Finder onClose={() => setFinding(false)} />}
      {Background !== null && <Background user={user} onUnread={setUnread} />}
      {isLeaving && <SignOutModal onCancel={() => setLeaving(false)} />}
    </div>
  );
}
