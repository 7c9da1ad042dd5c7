import { createRoute, lazyRouteComponent, type AnyValidator } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readTexts } from '#lib/address/search-codec.ts';
import { signedIn, requireArea } from './base.tsx';

const userArea = createRoute({
  getParentRoute: () => signedIn,
  id: 'user-area',
  beforeLoad: ({ context }) => requireArea('user', context.user),
});

/** A page of this area, whose component is exported as `name`; `validateSearch` keeps the texts of the address that it reads. */
const page = <const Path extends string, const Name extends string, Search extends AnyValidator>(
  path: Path,
  load: () => Promise<Record<Name, (props: object) => ReactNode>>,
  name: Name,
  validateSearch: Search,
) =>
  createRoute({
    getParentRoute: () => userArea,
    path,
    validateSearch,
    component: lazyRouteComponent(load, name),
  });

const noTexts = undefined;
const listSearch = readTexts('search', 'page', 'pageSize', 'sort');
/** A list's state, whether its drawer is open, and the order from which a shortcut of the wizard started. */
const shortcutSearch = readTexts('search', 'page', 'pageSize', 'sort', 'add', 'redirect');

export const userTree = userArea.addChildren([
  page(
    '/order_list',
    () => import('#features/carrier/orders/order-list-page.tsx'),
    'OrderListPage',
    readTexts('search', 'page', 'pageSize', 'sort', 'status'),
  ),
  page('/order_list/order', () => import('./carrier-order-page.tsx'), 'OrderDetail', readTexts('orderId', 'change')),
  page('/board', () => import('#features/carrier/orders/board/board-page.tsx'), 'BoardPage', readTexts('from')),
  page(
    '/new_order',
    () => import('./new-order-page.tsx'),
    'NewOrderPage',
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
  ),
  page('/companies', () => import('#features/carrier/records/companies-page.tsx'), 'CompaniesPage', shortcutSearch),
  page('/trucks', () => import('#features/carrier/records/vehicles-page.tsx'), 'TrucksPage', shortcutSearch),
  page('/trailers', () => import('#features/carrier/records/vehicles-page.tsx'), 'TrailersPage', shortcutSearch),
  page('/account', () => import('#features/carrier/account/account-page.tsx'), 'AccountPage', noTexts),
  page('/people', () => import('#features/carrier/account/people-page.tsx'), 'PeoplePage', noTexts),
  page('/account/files', () => import('#features/carrier/files/files-page.tsx'), 'FilesPage', noTexts),
  page('/account/programs', () => import('#features/carrier/programs/programs-page.tsx'), 'ProgramsPage', noTexts),
  page('/payment', () => import('#features/carrier/cards/payment-page.tsx'), 'PaymentPage', readTexts('back')),
  page(
    '/notifications',
    () => import('#features/carrier/notifications/notifications-page.tsx'),
    'NotificationsPage',
    listSearch,
  ),
  page(
    '/provisions',
    () => import('#features/carrier/files/provisions-page.tsx'),
    'ProvisionsPage',
    readTexts('search'),
  ),
]);
