export { changePermitIn } from './permit-change.ts';
export { findPdfProblem } from './pdf-check.ts';
export { attachDocument, toDocumentKey } from './permit-document.ts';
