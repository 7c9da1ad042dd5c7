import { hasRight, type AccountRole, type Right } from '@wideload/contract/client';
import * as texts from '../app.texts.ts';

/** In the order of spec [2]. */
export const menus = {
  user: [
    { to: '/trucks', label: texts.trucks },
    { to: '/companies', label: texts.companies },
    { to: '/trailers', label: texts.trailers },
    { to: '/order_list', label: texts.orderList },
    { to: '/new_order', label: texts.newOrder },
    { to: '/account', label: texts.account },
    { to: '/payment', label: texts.payment },
    { to: '/notifications', label: texts.notifications },
    { to: '/provisions', label: texts.provisions },
  ],
  admin: [
    { to: '/dashboard', label: texts.dashboard },
    { to: '/permits', label: texts.permits },
    { to: '/users', label: texts.users },
    { to: '/admins', label: texts.admins },
    { to: '/blog', label: texts.blog },
  ],
} as const;

export type Area = keyof typeof menus;

/** Pages beside those of the specification, whose menu stays as it is. */
export const extraPages = {
  user: [{ to: '/board', label: texts.board }],
  admin: [],
} as const satisfies Record<Area, readonly { to: string; label: string }[]>;

/** Menu entries that a role could open but not use. */
const rights: Readonly<Record<string, Right>> = { '/new_order': 'dispatcher' };

export function isInMenu(to: string, role: AccountRole): boolean {
  return hasRight(role, rights[to] ?? 'viewer');
}
