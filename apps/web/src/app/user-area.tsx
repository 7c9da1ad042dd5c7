import { createRoute, lazyRouteComponent, type AnyValidator, type AsyncRouteComponent } from '@tanstack/react-router';
import { readTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const userArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'user-area',
  beforeLoad: ({ context }) => requireArea('user', context.user),
});

/** A page of this area; `validateSearch` keeps the texts of the address that it reads. */
const page = <const Path extends string, Search extends AnyValidator>(
  path: Path,
  validateSearch: Search,
  component: AsyncRouteComponent<object>,
) => createRoute({ getParentRoute: () => userArea, path, validateSearch, component });

const noTexts = undefined;
const listSearch = readTexts('search', 'page', 'pageSize', 'sort');
/** A list's state, whether its drawer is open, and the order from which a shortcut of the wizard started. */
const shortcutSearch = readTexts('search', 'page', 'pageSize', 'sort', 'add', 'redirect');

export const userTree = userArea.addChildren([
  page(
    '/order_list',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
    lazyRouteComponent(() => import('#features/carrier/orders/order-list-page.tsx'), 'OrderListPage'),
  ),
  page(
    '/order_list/order',
    readTexts('orderId', 'change'),
    lazyRouteComponent(() => import('./carrier-order-page.tsx'), 'OrderDetail'),
  ),
  page(
    '/board',
    readTexts('from'),
    lazyRouteComponent(() => import('#features/carrier/orders/board/board-page.tsx'), 'BoardPage'),
  ),
  page(
    '/new_order',
    readTexts(
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
    lazyRouteComponent(() => import('./new-order-page.tsx'), 'NewOrderPage'),
  ),
  page(
    '/companies',
    shortcutSearch,
    lazyRouteComponent(() => import('#features/carrier/records/companies-page.tsx'), 'CompaniesPage'),
  ),
  page(
    '/trucks',
    shortcutSearch,
    lazyRouteComponent(() => import('#features/carrier/records/vehicles-page.tsx'), 'TrucksPage'),
  ),
  page(
    '/trailers',
    shortcutSearch,
    lazyRouteComponent(() => import('#features/carrier/records/vehicles-page.tsx'), 'TrailersPage'),
  ),
  page(
    '/account',
    noTexts,
    lazyRouteComponent(() => import('#features/carrier/account/account-page.tsx'), 'AccountPage'),
  ),
  page(
    '/people',
    noTexts,
    lazyRouteComponent(() => import('#features/carrier/account/people-page.tsx'), 'PeoplePage'),
  ),
  page(
    '/account/files',
    noTexts,
    lazyRouteComponent(() => import('#features/carrier/files/files-page.tsx'), 'FilesPage'),
  ),
  page(
    '/account/programs',
    noTexts,
    lazyRouteComponent(() => import('#features/carrier/programs/programs-page.tsx'), 'ProgramsPage'),
  ),
  page(
    '/payment',
    readTexts('back'),
    lazyRouteComponent(() => import('#features/carrier/cards/payment-page.tsx'), 'PaymentPage'),
  ),
  page(
    '/notifications',
    listSearch,
    lazyRouteComponent(() => import('#features/carrier/notifications/notifications-page.tsx'), 'NotificationsPage'),
  ),
  page(
    '/provisions',
    readTexts('search'),
    lazyRouteComponent(() => import('#features/carrier/files/provisions-page.tsx'), 'ProvisionsPage'),
  ),
]);
