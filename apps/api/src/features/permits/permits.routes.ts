import { besideHeader, permits } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { implement } from '#platform/http/handle.ts';
import { toPermit } from '#features/orders/orders.service.ts';
import { changePermit } from './permit-change.ts';
import { joinOrderPermits } from './pdfs/permit-pdf.ts';
import { filePermits, undoFiling } from './permit-filing.ts';
import { readDocument } from './permit-document.ts';
import { issuePermit } from './permit-issue.ts';
import { amendPermit } from './versions/permit-amendment.ts';
import { listFormerVersions } from './versions/permit-versions.ts';
import { voidPermit } from './versions/permit-void.ts';
import { resubmitOrder, resubmitPermit } from './permit-resubmission.ts';

export function permitsRoutes(app: FastifyInstance, deps: Deps): void {
  implement(app, deps, {
    tag: 'permits',
    endpoints: permits,
    handlers: {
      change: ({ actor, params, body }) => changePermit(deps, actor, { id: params.id, body }),
      file: async ({ actor, params, body }) => ({
        permits: (await filePermits(deps, actor, { orderId: params.id, ...body })).map(toPermit),
      }),
      undoFile: async ({ actor, params, body }) => ({
        permits: (await undoFiling(deps, actor, { orderId: params.id, ...body })).map(toPermit),
      }),
      issue: ({ actor, params, query, body }) => issuePermit(deps, actor, { id: params.id, facts: query, file: body }),
      all: async ({ actor, params, reply }) => {
        const { file, beside } = await joinOrderPermits(deps, actor, params.id);
        reply.header(besideHeader, beside);
        return file;
      },
      document: ({ actor, params }) => readDocument(deps, actor, params.id),
      amend: async ({ actor, params, query, body }) =>
        toPermit(await amendPermit(deps, actor, { id: params.id, facts: query, file: body })),
      void: async ({ actor, params, body }) => toPermit(await voidPermit(deps, actor, { id: params.id, body })),
      versions: async ({ actor, params }) => ({ items: await listFormerVersions(deps, actor, params.id) }),
      resubmitOrder: async ({ actor, params, body }) => ({
        permits: (await resubmitOrder(deps, actor, { id: params.id, body })).map(toPermit),
      }),
      resubmit: async ({ actor, params, body }) => toPermit(await resubmitPermit(deps, actor, { id: params.id, body })),
    },
  });
}
