import { besideHeader, permits, statePdfs, waits, describeWait, type Wait } from '@wideload/contract';
import { isOrderable, isPermitUndecided } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { routesOf } from '#platform/http/handle.ts';
import { toPermit, findPaidAt, readOrder } from '#features/orders/orders.service.ts';
import { isLate, type Turnarounds } from '#features/states/turnaround.service.ts';
import { changePermit } from './permit-change.ts';
import { joinOrderPermits, readPermitPdf } from './pdfs/permit-pdf.ts';
import { filePermits, undoFiling, issuePermit } from './permit-filing.ts';
import { readDocument } from './permit-document.ts';
import { amendPermit } from './versions/permit-amendment.ts';
import { listFormerVersions, voidPermit } from './versions/permit-versions.ts';
import { resubmitOrder, resubmitPermit } from './permit-resubmission.ts';

export const permitsRoutes = routesOf('permits', permits, (deps) => ({
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
}));

export const statePdfRoutes = routesOf('permits', statePdfs, (deps) => ({
  read: ({ actor, params, query, body }) =>
    readPermitPdf(deps, actor, { orderId: params.id, permit: query.permit, file: body }),
}));

async function listWaits(deps: Deps, turnarounds: Turnarounds, user: User, orderId: string): Promise<Wait[]> {
  const { permits } = await readOrder(deps, user, orderId);
  const paidAt = await findPaidAt(deps.db, user, orderId);
  const waits: Wait[] = [];
  for (const { _id, state, status, isSuperload } of permits) {
    if (!isOrderable(state) || !isPermitUndecided(status)) continue;
    const wait = await turnarounds.findWait(state, isSuperload === true);
    waits.push({ permit: _id, state, words: describeWait(wait), isLate: isLate(wait, paidAt) });
  }
  return waits;
}

export const waitsRoutes = routesOf('orders', waits, (deps, turnarounds: Turnarounds) => ({
  list: async ({ actor, params }) => ({ items: await listWaits(deps, turnarounds, actor, params.id) }),
}));
