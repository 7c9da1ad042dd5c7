import type { OrderStatus, PermitStatus } from '@wideload/domain';

export const allPermitsAreIssued = 'All permits are issued';
export const allPermitsAreSettled = 'All permits are issued or void';
export const approveTheOrder = 'Approve the order';
export const approveAndNext = 'Approve and open the next';
export const approved = (orderNumber: number) => `Order ${orderNumber} is approved. The carrier is notified.`;
export const queueIsDone = (orderNumber: number) => `${approved(orderNumber)} No other order is waiting for you.`;
export const takeBack = 'Take back';
export const takeBackDetail =
  'The permit goes back to filed, with what was recorded. The carrier is notified not to use it, and can no longer download it.';
export const askAgain = 'Ask again';
export const askAgainDetail = 'The permit will be filed again as it is. The carrier is notified.';
export const backToRequested = 'Back to requested';
export const backToRequestedDetail =
  'The permit is to be filed again. What was recorded is removed. The carrier is notified.';
export const file = 'File';
export const fileDetail = 'The state has been asked for this permit. The carrier is notified.';
export const issue = 'Issue';
export const issueDetail = 'The state has issued this permit. The carrier is notified, and can download it.';
export const refuse = 'Refuse';
export const refuseDetail =
  'The state has refused this permit. The carrier sees the reason, also by e-mail, and can correct it.';
export const actOn = (act: string, { state, unit }: { state: string; unit: number }) =>
  `${act}: ${state}, unit ${unit}`;

export const pdfHint = 'PDF, at most 10 MB';
export const validFrom = 'Valid from';
export const validTo = 'Valid to';
export const refusalReason = 'Reason of the refusal';
export const reasonHint = 'As the state gave it. The carrier reads it.';
export const permitNumber = 'Permit number';
export const permitNumberHint = 'Where the state gives one already';
export const chargedFee = 'Fee that the state charged';
export const expectedAsSold = (fee: string) => `Expected: ${fee}, as sold.`;
export const expectedFee = (fee: string, sold: string) => `Expected: ${fee}. Sold for ${sold}.`;
export const issuedPermit = 'Issued permit';
export const whyItWasRefused = 'Why it was refused';
export const resubmitted = 'The carrier resubmitted it';
export const refusedBefore = (reason: string) => `It was refused: ${reason}`;
export const isNow = (status: PermitStatus) => `This permit is now ${status}. Somebody else was faster.`;
export const orderIsNow = (status: OrderStatus) => `This order is now ${status}. Somebody else was faster.`;
export const closeForm = 'Close';
export const notAnAmount = 'Type an amount in dollars, for example 62.50.';
export const notADate = 'Not a date.';
export const uploadingThePdf = 'Uploading the PDF …';
export const saving = 'Saving …';
export const unnamedPdf = 'PDF';
export const deletedAccount = 'a deleted account';
type StoredPdf = { name: string; size: string; by: string; at: string };
export const storedPdf = ({ name, size, by, at }: StoredPdf) => `Stored: ${name}, ${size}, by ${by}, ${at}.`;
export const takeStoredPdf = 'Use the stored PDF';
export const permitNumberIs = (stateNumber: string) => `Permit number ${stateNumber}`;
export const permitIs = ({ state, unit }: { state: string; unit: number }, status: string) =>
  `The ${state} permit for unit ${unit} is ${status}. The carrier is notified.`;
export const allAreIssued = 'All permits of the order are issued.';
export const voidPermit = 'Void';
export const voidDetail =
  'The permit is void for good: nobody may use it. The carrier is told why, also by e-mail. The fee that the state charged stays in the ledger.';
export const whyItIsVoid = 'Why it is void';
