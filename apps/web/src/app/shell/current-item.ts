const orderPath = '/users/orders/order';
/** Lists that an admin opens an order from; otherwise it is one of a user. */
const listsOfOrders: ReadonlySet<string> = new Set(['permits', 'queue', 'fees']);

/** The address of the menu item that the page belongs to. An order belongs to the list that it was opened from. */
export function findCurrentItem<const To extends string>(
  items: readonly { to: To }[],
  { pathname, back }: { pathname: string; back: string | undefined },
): To | undefined {
  const isListed = pathname === orderPath && back !== undefined && listsOfOrders.has(back);
  const place = isListed ? '/permits' : pathname;
  return items.find(({ to }) => place === to || place.startsWith(`${to}/`))?.to;
}
