import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { parseSearch, stringifySearch, texts } from '../lib/search-codec.ts';
import { Spinner } from '../ui/spinner.tsx';
import { FailedPage } from './failed-page.tsx';
import { areaOf, requireArea, requireSession } from './guards.ts';
import { SignedIn } from './signed-in.tsx';

const root = createRootRoute({ component: Outlet });

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => ({ user: await requireSession(location) }),
  component: SignedIn,
});

/** `/` is the public page; who is signed in goes on to the first page of her area. */
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    const area = areaOf(context.user.role);
    if (area !== null) throw redirect({ to: area === 'admin' ? '/dashboard' : '/order_list', replace: true });
  },
});

const userArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'user-area',
  beforeLoad: ({ context }) => requireArea('user', context.user),
});

const adminArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'admin-area',
  beforeLoad: ({ context }) => requireArea('admin', context.user),
});

const listSearch = texts('search', 'page', 'pageSize', 'sort');
/** A list's state, whether its drawer is open, and the order that a shortcut of the wizard came from. */
const shortcutSearch = texts('search', 'page', 'pageSize', 'sort', 'add', 'redirect');

const orderList = createRoute({
  getParentRoute: () => userArea,
  path: '/order_list',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('../features/orders/order-list-page.tsx'), 'OrderListPage'),
});

const notifications = createRoute({
  getParentRoute: () => userArea,
  path: '/notifications',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
});

const provisions = createRoute({
  getParentRoute: () => userArea,
  path: '/provisions',
  validateSearch: texts('search'),
  component: lazyRouteComponent(() => import('../features/provisions/provisions-page.tsx'), 'ProvisionsPage'),
});

const orderDetail = createRoute({
  getParentRoute: () => userArea,
  path: '/order_list/order',
  validateSearch: texts('orderId'),
  component: lazyRouteComponent(() => import('../features/orders/order-detail-page.tsx'), 'OrderDetailPage'),
});

const newOrder = createRoute({
  getParentRoute: () => userArea,
  path: '/new_order',
  validateSearch: texts('order', 'step', 'from', 'field', 'unit', 'company', 'truck', 'trailer'),
  component: lazyRouteComponent(() => import('./new-order-page.tsx'), 'NewOrderPage'),
});

const companies = createRoute({
  getParentRoute: () => userArea,
  path: '/companies',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('../features/companies/companies-page.tsx'), 'CompaniesPage'),
});

const trucks = createRoute({
  getParentRoute: () => userArea,
  path: '/trucks',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('../features/vehicles/trucks-page.tsx'), 'TrucksPage'),
});

const trailers = createRoute({
  getParentRoute: () => userArea,
  path: '/trailers',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('../features/vehicles/trailers-page.tsx'), 'TrailersPage'),
});

const account = createRoute({
  getParentRoute: () => userArea,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/accounts/account-page.tsx'), 'AccountPage'),
});

const payment = createRoute({
  getParentRoute: () => userArea,
  path: '/payment',
  validateSearch: texts('back'),
  component: lazyRouteComponent(() => import('../features/cards/payment-page.tsx'), 'PaymentPage'),
});

const dashboard = createRoute({
  getParentRoute: () => adminArea,
  path: '/dashboard',
  validateSearch: texts('window', 'day'),
  component: lazyRouteComponent(() => import('../features/statistics/dashboard-page.tsx'), 'DashboardPage'),
});

const adminOrder = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders/order',
  validateSearch: texts('orderId', 'userId', 'back'),
  component: lazyRouteComponent(() => import('../features/orders/admin/order-page.tsx'), 'OrderPage'),
});

const permits = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('../features/orders/admin/permits-page.tsx'), 'PermitsPage'),
});

const workQueue = createRoute({
  getParentRoute: () => adminArea,
  path: '/permits/queue',
  validateSearch: texts('search', 'page', 'pageSize', 'holder'),
  component: lazyRouteComponent(() => import('../features/orders/admin/queue-page.tsx'), 'QueuePage'),
});

const users = createRoute({
  getParentRoute: () => adminArea,
  path: '/users',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'role'),
  component: lazyRouteComponent(() => import('../features/users/users-page.tsx'), 'UsersPage'),
});

const userOrders = createRoute({
  getParentRoute: () => adminArea,
  path: '/users/orders',
  validateSearch: texts('userId', 'search', 'page', 'pageSize', 'sort'),
  component: lazyRouteComponent(() => import('../features/orders/admin/user-orders-page.tsx'), 'UserOrdersPage'),
});

const admins = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('../features/users/admins-page.tsx'), 'AdminsPage'),
});

const adminLog = createRoute({
  getParentRoute: () => adminArea,
  path: '/admins/log',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'act', 'subject', 'from', 'to'),
  component: lazyRouteComponent(() => import('../features/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
});

const blog = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog',
  validateSearch: texts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('../features/articles/blog-page.tsx'), 'BlogPage'),
});

const blogArticle = createRoute({
  getParentRoute: () => adminArea,
  path: '/blog/article',
  validateSearch: texts('id'),
  component: lazyRouteComponent(() => import('../features/articles/article-page.tsx'), 'ArticlePage'),
});

/** Every part of `ui/`, for who builds with them. A function, so that a build for production leaves it out. */
function kit() {
  return createRoute({
    getParentRoute: () => root,
    path: '/dev/kit',
    component: lazyRouteComponent(() => import('./kit/kit-page.tsx'), 'KitPage'),
  });
}

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const userPages = [
  orderList,
  orderDetail,
  newOrder,
  companies,
  trucks,
  trailers,
  account,
  payment,
  notifications,
  provisions,
] as const;

const adminPages = [
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
] as const;

const routeTree = root.addChildren([
  signedIn.addChildren([home, userArea.addChildren(userPages), adminArea.addChildren(adminPages)]),
  unknown,
  ...(import.meta.env.DEV ? [kit()] : []),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: () => <Spinner label="Loading" />,
  defaultErrorComponent: FailedPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
