export const amend = 'Replace or amend';
export const voidIt = 'Void';
export const amendOf = (state: string, unit: number) => `Replace or amend: ${state}, unit ${unit}`;
export const voidOf = (state: string, unit: number) => `Void: ${state}, unit ${unit}`;
export const amendDetail =
  'Choose the new PDF. If only the document was wrong, leave the rest as it is. The version of now is kept, and the carrier is told what changed.';
export const permitNumber = 'Permit number';
export const validFrom = 'Valid from';
export const validTo = 'Valid to';
export const chargedFeeHint = 'In all: with what the state charged for the change.';
export const newPdf = 'New PDF';
export const figuresHint = 'Only if the state wrote another one than the order has.';
export const figures = { width: 'Width', height: 'Height', length: 'Length', weight: 'Gross weight' } as const;
export const notALength = 'Type feet and inches or meters, for example 12-6 or 3.81 m.';
export const notAWeight = 'Type pounds or kilograms, for example 92,000 or 41,730 kg.';
export const reason = 'Why it is void';
export const reasonHint = 'The carrier sees it, also by e-mail.';
export const isAmended = (state: string, unit: number) => `${state}, unit ${unit}: the new version is in force.`;
export const isVoid = (state: string, unit: number) => `${state}, unit ${unit}: voided.`;
