import {
  createRoute,
  lazyRouteComponent,
  redirect,
  type AnyValidator,
  type AsyncRouteComponent,
} from '@tanstack/react-router';
import { workFor } from '#lib/api/on-behalf.ts';
import { readTexts, type SearchTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const adminArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'admin-area',
  beforeLoad: ({ context }) => requireArea('admin', context.user),
});

/** A page of this area; `validateSearch` keeps the texts of the address that it reads. */
const page = <const Path extends string, Search extends AnyValidator>(
  path: Path,
  validateSearch: Search,
  component: AsyncRouteComponent<object>,
) => createRoute({ getParentRoute: () => adminArea, path, validateSearch, component });

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
  page(
    '/dashboard',
    readTexts('window', 'day'),
    lazyRouteComponent(() => import('./admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  ),
  page(
    '/dashboard/payouts',
    readTexts('page'),
    lazyRouteComponent(() => import('#features/admin/books/payouts-page.tsx'), 'PayoutsPage'),
  ),
  page(
    '/dashboard/payouts/payout',
    readTexts('id', 'page'),
    lazyRouteComponent(() => import('#features/admin/books/payouts-page.tsx'), 'PayoutPage'),
  ),
  page(
    '/dashboard/books',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/books/books-page.tsx'), 'BooksPage'),
  ),
  page(
    '/permits',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
    lazyRouteComponent(() => import('#features/admin/order/list/permits-page.tsx'), 'PermitsPage'),
  ),
  page(
    '/users/orders/order',
    readTexts('orderId', 'userId', 'back'),
    lazyRouteComponent(() => import('./admin-order-page.tsx'), 'AdminOrderPage'),
  ),
  page(
    '/permits/queue',
    readTexts('search', 'page', 'pageSize', 'sort', 'holder', 'state', 'permitStatus', 'mark'),
    lazyRouteComponent(() => import('#features/admin/order/queue/queue-page.tsx'), 'QueuePage'),
  ),
  page(
    '/permits/fee_differences',
    listSearch,
    lazyRouteComponent(() => import('#features/admin/order/money/open-fees-page.tsx'), 'OpenFeesPage'),
  ),
  page(
    '/permits/desk',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/order/desk-page.tsx'), 'DeskPage'),
  ),
  page(
    '/permits/restrictions',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/order/list/restrictions-page.tsx'), 'RestrictionsPage'),
  ),
  page(
    '/users',
    readTexts('search', 'page', 'pageSize', 'sort', 'role'),
    lazyRouteComponent(() => import('#features/admin/users/users-page.tsx'), 'UsersPage'),
  ),
  page(
    '/users/orders',
    readTexts('userId', 'search', 'page', 'pageSize', 'sort'),
    lazyRouteComponent(() => import('#features/admin/order/list/user-orders-page.tsx'), 'UserOrdersPage'),
  ),
  phoneOrder,
  page(
    '/admins',
    listSearch,
    lazyRouteComponent(() => import('#features/admin/users/admins-page.tsx'), 'AdminsPage'),
  ),
  page(
    '/admins/log',
    readTexts('search', 'page', 'pageSize', 'sort', 'act', 'subject', 'from', 'to'),
    lazyRouteComponent(() => import('#features/admin/system/audit-log-page.tsx'), 'AuditLogPage'),
  ),
  page(
    '/admins/approvals',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/system/approvals-page.tsx'), 'ApprovalsPage'),
  ),
  page(
    '/admins/system',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/system/system-page.tsx'), 'SystemPage'),
  ),
  page(
    '/admins/security',
    noTexts,
    lazyRouteComponent(() => import('#features/admin/users/security-page.tsx'), 'SecurityPage'),
  ),
  page(
    '/blog',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
    lazyRouteComponent(() => import('#features/admin/blog/blog-page.tsx'), 'BlogPage'),
  ),
  page(
    '/blog/article',
    readTexts('id'),
    lazyRouteComponent(() => import('#features/admin/blog/article-editor-page.tsx'), 'ArticlePage'),
  ),
]);
