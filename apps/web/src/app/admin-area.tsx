import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { workFor } from '#lib/api/on-behalf.ts';
import { readTexts, type SearchTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const adminArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'admin-area',
  beforeLoad: ({ context }) => requireArea('admin', context.user),
});

const listSearch = readTexts('search', 'page', 'pageSize', 'sort');

const dashboard = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard',
  validateSearch: readTexts('window', 'day'),
  component: lazyRouteComponent(() => import('./admin-dashboard-page.tsx'), 'AdminDashboardPage'),
});

const payouts = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard/payouts',
  validateSearch: readTexts('page'),
  component: lazyRouteComponent(() => import('#features/admin/books/payouts-page.tsx'), 'PayoutsPage'),
});

const payout = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard/payouts/payout',
  validateSearch: readTexts('id', 'page'),
  component: lazyRouteComponent(() => import('#features/admin/books/payouts-page.tsx'), 'PayoutPage'),
});

const books = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard/books',
  component: lazyRouteComponent(() => import('#features/admin/books/books-page.tsx'), 'BooksPage'),
});

const adminOrder = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders/order',
  validateSearch: readTexts('orderId', 'userId', 'back'),
  component: lazyRouteComponent(() => import('./admin-order-page.tsx'), 'AdminOrderPage'),
});

const permits = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('#features/admin/order/list/permits-page.tsx'), 'PermitsPage'),
});

const workQueue = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/queue',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'holder', 'state', 'permitStatus', 'mark'),
  component: lazyRouteComponent(() => import('#features/admin/order/queue/queue-page.tsx'), 'QueuePage'),
});

const openFees = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/fee_differences',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('#features/admin/order/money/open-fees-page.tsx'), 'OpenFeesPage'),
});

const desk = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/desk',
  component: lazyRouteComponent(() => import('#features/admin/order/desk-page.tsx'), 'DeskPage'),
});

const restrictions = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/restrictions',
  component: lazyRouteComponent(() => import('#features/admin/order/list/restrictions-page.tsx'), 'RestrictionsPage'),
});

const users = createRoute({
  getParentRoute: () => adminArea,
  path: '/users',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'role'),
  component: lazyRouteComponent(() => import('#features/admin/users/users-page.tsx'), 'UsersPage'),
});

const userOrders = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders',
  validateSearch: readTexts('userId', 'search', 'page', 'pageSize', 'sort'),
  component: lazyRouteComponent(() => import('#features/admin/order/list/user-orders-page.tsx'), 'UserOrdersPage'),
});

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

const admins = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('#features/admin/users/admins-page.tsx'), 'AdminsPage'),
});

const adminLog = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/log',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'act', 'subject', 'from', 'to'),
  component: lazyRouteComponent(() => import('#features/admin/system/audit-log-page.tsx'), 'AuditLogPage'),
});

const approvals = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/approvals',
  component: lazyRouteComponent(() => import('#features/admin/system/approvals-page.tsx'), 'ApprovalsPage'),
});

const system = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/system',
  component: lazyRouteComponent(() => import('#features/admin/system/system-page.tsx'), 'SystemPage'),
});

const security = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/security',
  component: lazyRouteComponent(() => import('#features/admin/users/security-page.tsx'), 'SecurityPage'),
});

const blog = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('#features/admin/blog/blog-page.tsx'), 'BlogPage'),
});

const blogArticle = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog/article',
  validateSearch: readTexts('id'),
  component: lazyRouteComponent(() => import('#features/admin/blog/article-editor-page.tsx'), 'ArticlePage'),
});

export const adminTree = adminArea.addChildren([
  dashboard,
  payouts,
  payout,
  books,
  permits,
  adminOrder,
  workQueue,
  openFees,
  desk,
  restrictions,
  users,
  userOrders,
  phoneOrder,
  admins,
  adminLog,
  approvals,
  system,
  security,
  blog,
  blogArticle,
]);
