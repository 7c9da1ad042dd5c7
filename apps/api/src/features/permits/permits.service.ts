export { notifyEndingPermits } from './ending-permits.ts';
export { changePermitIn } from './permit-change.ts';
export { findPdfProblem, toDocumentKey, type NewDocument } from './permit-document.ts';
export { joinPermitsOf } from './pdfs/permit-pdf.ts';
export { recordWarning } from './record-warning.ts';
export { issuePermitIn } from './permit-filing.ts';
