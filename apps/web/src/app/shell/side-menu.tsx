import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { mobileApps, type AccountRole } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { branding } from '#lib/branding.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { siteConfigQuery } from '#lib/site-config.ts';
import * as texts from '../app.texts.ts';
import { LogoWithName, storeMarks } from '#ui/brand-logo.tsx';
import { CountBadge } from '#ui/sign.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { type Area, extraPages, isInMenu, menus } from './menus.ts';
import { classNames } from '#ui/class-names.ts';
import css from './side-menu.module.css';

const orderPath = '/users/orders/order';
/** Lists that an admin opens an order from; otherwise it is one of a user. */
const listsOfOrders: ReadonlySet<string> = new Set(['permits', 'queue', 'fees']);

/** The address of the menu item that the page belongs to. An order belongs to the list that it was opened from. */
export function findCurrentItem<const To extends string>(
  items: readonly { to: To }[],
  { pathname, back }: { pathname: string; back: string | undefined },
): To | undefined {
  const isListed = pathname === orderPath && back !== undefined && listsOfOrders.has(back);
  const place = isListed ? '/permits' : pathname;
  return items.find(({ to }) => place === to || place.startsWith(`${to}/`))?.to;
}

export type SideMenuProps = {
  area: Area;
  role: AccountRole;
  unread: number;
  /** Approvals that wait for the admin. */
  approvals: number;
  onSignOut: () => void;
  hint?: ReactNode;
  onGo?: () => void;
};

const listMenu = (area: Area, role: AccountRole) => [...menus[area]].filter(({ to }) => isInMenu(to, role));

export function SideMenu({ area, role, unread, approvals, onSignOut, hint, onGo }: SideMenuProps) {
  const { data: config } = useQuery({ ...siteConfigQuery, enabled: area === 'admin' });
  const { pathname } = useLocation();
  const { back }: SearchTexts = useSearch({ strict: false });
  const extras = extraPages[area];
  const current = findCurrentItem<string>([...menus[area], ...extras], { pathname, back });
  const ghost = config?.blog.kind === 'ghost' ? config.blog.adminUrl : null;
  return (
    <nav aria-label={texts.main} className={css['menu']}>
      <Link to="/" className={css['home']} activeOptions={{ exact: true }} onClick={onGo}>
        <Wordmark {...branding.wordmark} />
      </Link>
      <ul className={css['items']}>
        {listMenu(area, role).map((item) => (
          <li key={item.to}>
            {item.to === '/blog' && ghost !== null ? (
              <a href={ghost} target="_blank" rel="noopener" className={css['item']} onClick={onGo}>
                {item.label} <span className="muted regular size-small">{texts.inGhost}</span>
              </a>
            ) : (
              <Link
                to={item.to}
                className={css['item']}
                // By itself a link is current on every page below its address.
                activeOptions={{ exact: true }}
                aria-current={item.to === current ? 'page' : undefined}
                onClick={onGo}
              >
                {item.label}
                {item.to === '/notifications' && <CountBadge count={unread} label={texts.unread} />}
                {item.to === '/admins' && <CountBadge count={approvals} label={texts.approvalsWaiting} />}
                {item.to === '/permits' && <CountBadge count={unread} label={texts.waiting} />}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {extras.length > 0 && (
        <ul className={classNames(css['items'], css['extras'])} aria-label={texts.more}>
          {extras.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={css['item']}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={to === current ? 'page' : undefined}
                onClick={onGo}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={css['foot']}>
        {area === 'admin' && <div className={css['hint']}>{hint}</div>}
        {area === 'user' && (
          <ul className={css['apps']} aria-label={texts.getTheApp}>
            {mobileApps.map(({ store, href }) => (
              <li key={store}>
                <a href={href} rel="noopener" className={css['item']}>
                  <LogoWithName brand={store} marks={storeMarks} />
                  {store}
                </a>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className={`${css['item']} ${css['out']}`} onClick={onSignOut}>
          {texts.logout}
        </button>
      </div>
    </nav>
  );
}
