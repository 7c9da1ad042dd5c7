/** Titles by the first segment of the path (spec [2]). */
const names: Readonly<Record<string, string>> = {
  order_list: 'Order List',
  new_order: 'New Order',
  account: 'Account',
  payment: 'Payment',
  notifications: 'Notifications',
  provisions: 'Provisions',
  dashboard: 'Dashboard',
  permits: 'Permits',
  users: 'Users',
  admins: 'Admins',
  blog: 'Blog',
  companies: 'Companies',
  trucks: 'Trucks',
  trailers: 'Trailers',
};

/** The name of the page at `pathname`. */
export function pageName(pathname: string): string {
  const segment = pathname.split('/')[1] ?? '';
  return (Object.hasOwn(names, segment) ? names[segment] : undefined) ?? 'Order List';
}
