export { listDisputes } from './disputes.store.ts';
export { toFiledDispute } from './disputes.wire.ts';
export { reconcileDisputes, settleDispute } from './settle-dispute.ts';
