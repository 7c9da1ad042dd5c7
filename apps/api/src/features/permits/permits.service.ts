export { changePermitIn } from './permit-change.ts';
export { attachDocument, toDocumentKey } from './permit-document.ts';
