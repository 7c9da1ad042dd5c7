import { orderStart } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { routesOf } from '#platform/http/handle.ts';
import { findCompanyFacts, findOnlyCompany } from '#features/companies/companies.service.ts';
import { findLastCompanyId, findLastCustomer, findLastLoad } from './order-start.store.ts';

export const orderStartRoutes = routesOf('orders', orderStart, (deps) => ({
  details: async ({ actor }) => ({
    customer: await findLastCustomer(deps.db, actor),
    company: (await findOnlyCompany(deps, actor)) ?? (await findLastCompany(deps, actor)),
  }),
  lastLoad: async ({ actor, query }) => ({ load: await findLastLoad(deps.db, actor, query) }),
}));

async function findLastCompany({ db }: Deps, user: User) {
  const id = await findLastCompanyId(db, user);
  return id === null ? null : findCompanyFacts(db, user, id);
}
