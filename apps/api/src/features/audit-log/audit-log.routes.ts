import { auditLog } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { createKeyFile, exportActions, exportSignedActions } from './audit-log-export.ts';
import { listLog, toAuditEntry } from './audit-log.service.ts';

export function auditLogRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'audit log',
    endpoints: auditLog,
    handlers: {
      list: async ({ actor, query }) => {
        const { items, total } = await listLog(deps, actor, query);
        return { items: items.map(toAuditEntry), total, page: query.page, pageSize: query.pageSize };
      },
      export: ({ actor, query }) => exportActions(deps, actor, query),
      exportSigned: ({ actor, query }) => exportSignedActions(deps, actor, query),
      readKey: async () => createKeyFile(deps),
    },
  });
}
