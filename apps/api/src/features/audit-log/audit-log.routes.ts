import { auditLog } from '@wideload/contract';
import { routesOf } from '#platform/http/handle.ts';
import { createKeyFile, exportActions, exportSignedActions } from './audit-log-export.ts';
import { listLog, toAuditEntry } from './audit-log.service.ts';

export const auditLogRoutes = routesOf('audit log', auditLog, (deps) => ({
  list: async ({ actor, query }) => {
    const { items, total } = await listLog(deps, actor, query);
    return { items: items.map(toAuditEntry), total, page: query.page, pageSize: query.pageSize };
  },
  export: ({ actor, query }) => exportActions(deps, actor, query),
  exportSigned: ({ actor, query }) => exportSignedActions(deps, actor, query),
  readKey: async () => createKeyFile(deps),
}));
