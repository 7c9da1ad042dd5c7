import { companies } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { exportCompanies, importCompanies } from './company-file.ts';
import { createCompany, updateCompany, listCompanies, removeCompany, verifyCompany } from './companies.service.ts';

export const companiesRoutes = routesOf('companies', companies, (deps) => ({
  list: ({ actor, query }) => listCompanies(deps, actor, query),
  verify: ({ query }) => verifyCompany(deps, query),
  export: ({ actor }) => exportCompanies(deps, actor),
  importFile: ({ actor, body }) => importCompanies(deps, actor, body),
  create: ({ actor, body }) => createCompany(deps, actor, body),
  update: ({ actor, params, body }) => updateCompany(deps, actor, { id: params.id, body }),
  remove: ({ actor, params }) => removeCompany(deps, actor, params.id),
}));
