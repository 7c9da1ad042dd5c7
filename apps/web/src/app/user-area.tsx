import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const userArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'user-area',
  beforeLoad: ({ context }) => requireArea('user', context.user),
});

const listSearch = readTexts('search', 'page', 'pageSize', 'sort');
/** A list's state, whether its drawer is open, and the order from which a shortcut of the wizard started. */
const shortcutSearch = readTexts('search', 'page', 'pageSize', 'sort', 'add', 'redirect');

const orderList = createRoute({
  getParentRoute: () => userArea,
  path: '/order_list',
  validateSearch: readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  component: lazyRouteComponent(() => import('#features/carrier/orders/order-list-page.tsx'), 'OrderListPage'),
});

const notifications = createRoute({
  getParentRoute: () => userArea,
  path: '/notifications',
  validateSearch: listSearch,
  component: lazyRouteComponent(
    () => import('#features/carrier/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
});

const provisions = createRoute({
  getParentRoute: () => userArea,
  path: '/provisions',
  validateSearch: readTexts('search'),
  component: lazyRouteComponent(() => import('#features/carrier/files/provisions-page.tsx'), 'ProvisionsPage'),
});

const orderDetail = createRoute({
  getParentRoute: () => userArea,
  path: '/order_list/order',
  validateSearch: readTexts('orderId', 'change'),
  component: lazyRouteComponent(() => import('./carrier-order-page.tsx'), 'OrderDetail'),
});

const board = createRoute({
  getParentRoute: () => userArea,
  path: '/board',
  validateSearch: readTexts('from'),
  component: lazyRouteComponent(() => import('#features/carrier/orders/board/board-page.tsx'), 'BoardPage'),
});

const newOrder = createRoute({
  getParentRoute: () => userArea,
  path: '/new_order',
  validateSearch: readTexts(
    'order',
    'load',
    'trip',
    'leaving',
    'hour',
    'route',
    'step',
    'from',
    'field',
    'unit',
    'company',
    'truck',
    'trailer',
  ),
  component: lazyRouteComponent(() => import('./new-order-page.tsx'), 'NewOrderPage'),
});

const companies = createRoute({
  getParentRoute: () => userArea,
  path: '/companies',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('#features/carrier/records/companies-page.tsx'), 'CompaniesPage'),
});

const trucks = createRoute({
  getParentRoute: () => userArea,
  path: '/trucks',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('#features/carrier/records/vehicles-page.tsx'), 'TrucksPage'),
});

const trailers = createRoute({
  getParentRoute: () => userArea,
  path: '/trailers',
  validateSearch: shortcutSearch,
  component: lazyRouteComponent(() => import('#features/carrier/records/vehicles-page.tsx'), 'TrailersPage'),
});

const account = createRoute({
  getParentRoute: () => userArea,
  path: '/account',
  component: lazyRouteComponent(() => import('#features/carrier/account/account-page.tsx'), 'AccountPage'),
});

const people = createRoute({
  getParentRoute: () => userArea,
  path: '/people',
  component: lazyRouteComponent(() => import('#features/carrier/account/people-page.tsx'), 'PeoplePage'),
});

const files = createRoute({
  getParentRoute: () => userArea,
  path: '/account/files',
  component: lazyRouteComponent(() => import('#features/carrier/files/files-page.tsx'), 'FilesPage'),
});

const programs = createRoute({
  getParentRoute: () => userArea,
  path: '/account/programs',
  component: lazyRouteComponent(() => import('#features/carrier/programs/programs-page.tsx'), 'ProgramsPage'),
});

const payment = createRoute({
  getParentRoute: () => userArea,
  path: '/payment',
  validateSearch: readTexts('back'),
  component: lazyRouteComponent(() => import('#features/carrier/cards/payment-page.tsx'), 'PaymentPage'),
});

export const userTree = userArea.addChildren([
  orderList,
  orderDetail,
  board,
  newOrder,
  companies,
  trucks,
  trailers,
  account,
  people,
  files,
  programs,
  payment,
  notifications,
  provisions,
]);
