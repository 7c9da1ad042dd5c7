export { changePermitIn } from './permit-change.ts';
export { attachDocument, documentKey } from './permit-document.ts';
