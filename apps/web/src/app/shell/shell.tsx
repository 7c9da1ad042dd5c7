import type { User } from '@wideload/contract';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type MouseEvent, useSyncExternalStore, useRef } from 'react';
import { Menu } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { accounts, signOutQuestion } from '@wideload/contract/client';
import { branding } from '#lib/branding.ts';
import * as texts from '../app.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { AreaDocument } from '../area-document.ts';
import type { Area } from './menus.ts';
import { classNames } from '#ui/class-names.ts';
import css from './shell.module.css';
import { SideMenu, type SideMenuProps } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useReturnedRow } from './use-returned-row.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { onSingleKeys, areSingleKeysOn } from '#lib/single-keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CountBadge } from '#ui/sign.tsx';
import { call } from '#lib/api/api.ts';
import { chooseTheme, readDeviceTheme, onTheme, type Theme } from '#lib/theme.ts';
import { saveHeldDrafts } from '#features/wizard/draft/open-drafts.ts';
import { signOut } from '#lib/api/session.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

class UnsavedWork extends Error {
  override readonly message = texts.unsavedWork;
}

/** Signing out clears the device, so unsaved drafts are saved first. */
async function leave({ isSure }: { isSure: boolean }): Promise<void> {
  if (!(await saveHeldDrafts()) && !isSure) throw new UnsavedWork();
  await signOut();
}

/** `/` loads after the end of the session. */
function SignOutModal({ onCancel }: { onCancel: () => void }) {
  const leaving = useMutation<void, Error, { isSure: boolean }>({ mutationFn: leave });
  const isSure = leaving.error instanceof UnsavedWork;
  return (
    <ConfirmModal
      title={signOutQuestion}
      confirm={isSure ? texts.signOutAllTheSame : texts.signOut}
      look={isSure ? 'danger' : 'primary'}
      // After a success the document is unloading, and a second press must do nothing.
      pending={leaving.isPending || leaving.isSuccess}
      error={leaving.error?.message}
      onConfirm={() => leaving.mutate({ isSure })}
      onCancel={onCancel}
    />
  );
}

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

/** By the first segment of the path (spec [2]). */
const names: Readonly<Record<string, string>> = {
  order_list: texts.orderList,
  board: texts.board,
  new_order: texts.newOrder,
  account: texts.account,
  people: texts.people,
  payment: texts.payment,
  notifications: texts.notifications,
  provisions: texts.provisions,
  dashboard: texts.dashboard,
  permits: texts.permits,
  users: texts.users,
  admins: texts.admins,
  blog: texts.blog,
  companies: texts.companies,
  trucks: texts.trucks,
  trailers: texts.trailers,
};

export function findPageName(pathname: string): string {
  const segment = pathname.split('/')[1] ?? '';
  return (Object.hasOwn(names, segment) ? names[segment] : undefined) ?? texts.orderList;
}

/** `unread` notifications; without any the menu itself shows what it counts. */
function Burger({ unread, onOpen }: { unread: number; onOpen: () => void }) {
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

/** Also for users who have turned off the `?` key. */
function KeysHint({ onOpen }: { onOpen: () => void }) {
  const singleKeys = useSyncExternalStore(onSingleKeys, areSingleKeysOn);
  return (
    <button type="button" className={css['hint']} aria-haspopup="dialog" onClick={onOpen}>
      {singleKeys ? (
        <>
          {texts.press} <kbd>?</kbd> {texts.forKeys}
        </>
      ) : (
        texts.keysInLists
      )}
    </button>
  );
}

function MenuDrawer({
  area,
  role,
  unread,
  approvals,
  onSignOut,
  hint,
  onClose,
}: Omit<SideMenuProps, 'onGo'> & { onClose: () => void }) {
  return (
    <Drawer title={texts.menu} side="left" onClose={onClose}>
      <SideMenu {...{ area, role, unread, approvals, onSignOut, hint }} onGo={onClose} />
    </Drawer>
  );
}

/** Shown on every page, so that nobody orders in the wrong account. */
function OtherAccount({ name, role }: NonNullable<User['account']>) {
  return (
    <p className={classNames('no-print size-small', css['elsewhere'])}>
      {texts.workInAccount(name, role)} <Link to="/people">{texts.goToAnotherAccount}</Link>
    </p>
  );
}

// Only admins have shortcuts, so carriers do not load their code.
const ListKeys = createLazyPart(async () => (await import('./list-keys.tsx')).ListKeys, null, { isSilent: true });
const Finder = createLazyPart(async () => (await import('./list-keys.tsx')).Finder);

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
  const [approvals, setApprovals] = useState(0);
  const name = findPageName(pathname);
  // Everybody is the owner of an account of their own.
  const role = user.account?.role ?? 'owner';
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
        <SideMenu {...{ area, role, unread, approvals, hint }} onSignOut={confirmSignOut} />
      </div>
      <div className={css['rest']}>
        <TopBar
          area={area}
          role={role}
          title={name}
          onSignOut={confirmSignOut}
          onFind={showFinder}
          menuButton={<Burger unread={area === 'user' ? unread : 0} onOpen={() => setMenuOpen(true)} />}
        />
        {user.account && <OtherAccount {...user.account} />}
        <main id="content" tabIndex={-1} className={classNames('no-ring', css['main'])}>
          <div className={css['page']}>
            <Outlet />
          </div>
        </main>
      </div>
      {isMenuOpen && (
        <MenuDrawer
          area={area}
          role={role}
          unread={unread}
          approvals={approvals}
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
      {Background !== null && <Background user={user} onUnread={setUnread} onApprovals={setApprovals} />}
      {isLeaving && <SignOutModal onCancel={() => setLeaving(false)} />}
    </div>
  );
}
