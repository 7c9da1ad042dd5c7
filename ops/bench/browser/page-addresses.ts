type Listed = { items: { _id: string; status: string; user?: { _id: string } }[] };

async function list(origin: string, token: string, path: string): Promise<Listed['items']> {
  const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  // Cast: the contract's lists of orders.
  return ((await answer.json()) as Listed).items;
}

const keepOnePerStatus = (orders: Listed['items']) =>
  orders.filter(({ status }, at) => orders.findIndex((other) => other.status === status) === at);

/** Named pages of a carrier: the lists, and an order of each status. */
export async function listCarrierPages(origin: string, token: string): Promise<[name: string, address: string][]> {
  const orders = keepOnePerStatus(await list(origin, token, '/permits/orders?pageSize=50'));
  const lists = ['order_list', 'provisions', 'companies', 'trucks', 'trailers', 'notifications', 'payment', 'account'];
  return [
    ...[...lists, 'new_order'].map((name): [string, string] => [name, `/${name}`]),
    ...orders.map(({ _id, status }): [string, string] => [`order ${status}`, `/order_list/order?orderId=${_id}`]),
  ];
}

/** Named pages of an admin. */
export async function listAdminPages(origin: string, token: string): Promise<[name: string, address: string][]> {
  const orders = keepOnePerStatus(await list(origin, token, '/permits/admin/orders?pageSize=50'));
  const lists = ['dashboard', 'dashboard/books', 'permits', 'permits/queue', 'users', 'admins', 'admins/log', 'blog'];
  return [
    ...lists.map((name): [string, string] => [name, `/${name}`]),
    ...orders.map(({ _id, status, user }): [string, string] => [
      `order ${status} of a user`,
      `/users/orders/order?orderId=${_id}&userId=${user?._id ?? ''}&back=permits`,
    ]),
  ];
}
