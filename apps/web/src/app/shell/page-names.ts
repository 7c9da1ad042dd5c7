import * as texts from '../app.texts.ts';

/** By the first segment of the path (spec [2]). */
const names: Readonly<Record<string, string>> = {
  order_list: texts.orderList,
  new_order: texts.newOrder,
  account: texts.account,
  payment: texts.payment,
  notifications: texts.notifications,
  provisions: texts.provisions,
  dashboard: texts.dashboard,
  permits: texts.permits,
  users: texts.users,
  admins: texts.admins,
  blog: texts.blog,
  companies: texts.companies,
  trucks: texts.trucks,
  trailers: texts.trailers,
};

export function findPageName(pathname: string): string {
  const segment = pathname.split('/')[1] ?? '';
  return (Object.hasOwn(names, segment) ? names[segment] : undefined) ?? texts.orderList;
}
