import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { texts } from '../../lib/search-codec.ts';
import { requireArea } from '../guards.ts';
import { signedIn } from './base.tsx';

const adminArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'admin-area',
  beforeLoad: ({ context }) => requireArea('admin', context.user),
});

const listSearch = texts('search', 'page', 'pageSize', 'sort');

const dashboard = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard',
  validateSearch: texts('window', 'day'),
  component: lazyRouteComponent(() => import('../dashboard-page.tsx'), 'AdminDashboardPage'),
});

const adminOrder = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders/order',
  validateSearch: texts('orderId', 'userId', 'back'),
  component: lazyRouteComponent(() => import('../order-page.tsx'), 'AdminOrderPage'),
});

const permits = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('../../features/orders/admin/permits-page.tsx'), 'PermitsPage'),
});

const workQueue = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/queue',
  validateSearch: texts('search', 'page', 'pageSize', 'holder'),
  component: lazyRouteComponent(() => import('../../features/orders/admin/queue-page.tsx'), 'QueuePage'),
});

const users = createRoute({
  getParentRoute: () => adminArea,
  path: '/users',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'role'),
  component: lazyRouteComponent(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
});

const userOrders = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders',
  validateSearch: texts('userId', 'search', 'page', 'pageSize', 'sort'),
  component: lazyRouteComponent(() => import('../../features/orders/admin/user-orders-page.tsx'), 'UserOrdersPage'),
});

const admins = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../../features/users/admins-page.tsx'), 'AdminsPage'),
});

const adminLog = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/log',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'act', 'subject', 'from', 'to'),
  component: lazyRouteComponent(() => import('../../features/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
});

const blog = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('../../features/articles/blog-page.tsx'), 'BlogPage'),
});

const blogArticle = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog/article',
  validateSearch: texts('id'),
  component: lazyRouteComponent(() => import('../../features/articles/article-page.tsx'), 'ArticlePage'),
});

/** The pages of administrators (spec [2]). */
export const adminTree = adminArea.addChildren([
  dashboard,
  permits,
  adminOrder,
  workQueue,
  users,
  userOrders,
  admins,
  adminLog,
  blog,
  blogArticle,
]);
