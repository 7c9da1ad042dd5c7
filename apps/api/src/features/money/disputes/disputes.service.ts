export { listDisputes } from './disputes.store.ts';
export { toFiledDispute } from './disputes.wire.ts';
export { reconcileDisputes } from './reconcile-disputes.ts';
export { settleDispute } from './settle-dispute.ts';
