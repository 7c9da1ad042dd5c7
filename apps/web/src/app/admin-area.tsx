import { createRoute, lazyRouteComponent, redirect, type AnyValidator } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { workFor } from '#lib/api/on-behalf.ts';
import { readTexts, type SearchTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const adminArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'admin-area',
  beforeLoad: ({ context }) => requireArea('admin', context.user),
});

/** A page of this area, whose component is exported as `name`; `validateSearch` keeps the texts of the address that it reads. */
const page = <const Path extends string, const Name extends string, Search extends AnyValidator>(
  path: Path,
  load: () => Promise<Record<Name, (props: object) => ReactNode>>,
  name: Name,
  validateSearch: Search,
) =>
  createRoute({
    getParentRoute: () => adminArea,
    path,
    validateSearch,
    component: lazyRouteComponent(load, name),
  });

const noTexts = undefined;
const listSearch = readTexts('search', 'page', 'pageSize', 'sort');

const phoneOrder = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders/new',
  validateSearch: readTexts('userId', 'search', 'page', 'pageSize', 'sort', 'order', 'step', 'from', 'field', 'unit'),
  beforeLoad: ({ search, location, preload }) => {
    const { userId }: SearchTexts = search;
    if (preload || userId === undefined || workFor(userId)) return;
    throw redirect({ href: location.href, reloadDocument: true });
  },
  component: lazyRouteComponent(() => import('./phone-order-page.tsx'), 'PhoneOrderPage'),
});

export const adminTree = adminArea.addChildren([
  page('/dashboard', () => import('./admin-dashboard-page.tsx'), 'AdminDashboardPage', readTexts('window', 'day')),
  page('/dashboard/payouts', () => import('#features/admin/books/payouts-page.tsx'), 'PayoutsPage', readTexts('page')),
  page(
    '/dashboard/payouts/payout',
    () => import('#features/admin/books/payouts-page.tsx'),
    'PayoutPage',
    readTexts('id', 'page'),
  ),
  page('/dashboard/books', () => import('#features/admin/books/books-page.tsx'), 'BooksPage', noTexts),
  page(
    '/permits',
    () => import('#features/admin/order/list/permits-page.tsx'),
    'PermitsPage',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  ),
  page(
    '/users/orders/order',
    () => import('./admin-order-page.tsx'),
    'AdminOrderPage',
    readTexts('orderId', 'userId', 'back'),
  ),
  page(
    '/permits/queue',
    () => import('#features/admin/order/queue/queue-page.tsx'),
    'QueuePage',
    readTexts('search', 'page', 'pageSize', 'sort', 'holder', 'state', 'permitStatus', 'mark'),
  ),
  page(
    '/permits/fee_differences',
    () => import('#features/admin/order/money/open-fees-page.tsx'),
    'OpenFeesPage',
    listSearch,
  ),
  page('/permits/desk', () => import('#features/admin/order/desk-page.tsx'), 'DeskPage', noTexts),
  page(
    '/permits/restrictions',
    () => import('#features/admin/order/list/restrictions-page.tsx'),
    'RestrictionsPage',
    noTexts,
  ),
  page(
    '/users',
    () => import('#features/admin/users/users-page.tsx'),
    'UsersPage',
    readTexts('search', 'page', 'pageSize', 'sort', 'role'),
  ),
  page(
    '/users/orders',
    () => import('#features/admin/order/list/user-orders-page.tsx'),
    'UserOrdersPage',
    readTexts('userId', 'search', 'page', 'pageSize', 'sort'),
  ),
  phoneOrder,
  page('/admins', () => import('#features/admin/users/admins-page.tsx'), 'AdminsPage', listSearch),
  page(
    '/admins/log',
    () => import('#features/admin/system/audit-log-page.tsx'),
    'AuditLogPage',
    readTexts('search', 'page', 'pageSize', 'sort', 'act', 'subject', 'from', 'to'),
  ),
  page('/admins/approvals', () => import('#features/admin/system/approvals-page.tsx'), 'ApprovalsPage', noTexts),
  page('/admins/system', () => import('#features/admin/system/system-page.tsx'), 'SystemPage', noTexts),
  page('/admins/security', () => import('#features/admin/users/security-page.tsx'), 'SecurityPage', noTexts),
  page(
    '/blog',
    () => import('#features/admin/blog/blog-page.tsx'),
    'BlogPage',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  ),
  page('/blog/article', () => import('#features/admin/blog/article-editor-page.tsx'), 'ArticlePage', readTexts('id')),
]);
