/** Recording what a state said to a permit. */

export const pdfHint = 'PDF, at most 10 MB';
export const validFrom = 'Valid from';
export const validTo = 'Valid to';
export const refusalReason = 'Reason of the refusal';
export const reasonHint = 'As the state gave it. The carrier reads it.';
export const permitNumber = 'Permit number';
export const permitNumberHint = 'Where the state gives one already';
export const chargedFee = 'Fee that the state charged';
export const issuedPermit = 'Issued permit';
export const whyItWasRefused = 'Why it was refused';
export const notAnAmount = 'Type an amount in dollars, for example 62.50.';
export const notADate = 'Not a date.';
export const uploadingThePdf = 'Uploading the PDF …';
export const saving = 'Saving …';
export const storedPdf = (size: string) => `Stored: ${size}. A new PDF replaces it.`;
export const actOn = (act: string, { state, unit }: { state: string; unit: number }) =>
  `${act}: ${state}, unit ${unit}`;
export const permitNumberIs = (stateNumber: string) => `Permit number ${stateNumber}`;
export const permitIs = ({ state, unit }: { state: string; unit: number }, status: string) =>
  `The ${state} permit for unit ${unit} is ${status}. Its carrier is told.`;
export const allAreIssued = 'All permits of the order are issued.';
