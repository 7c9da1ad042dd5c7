import { parseLimit } from './fee-settlement.ts';
import { cents } from '../../basics/money.ts';

/** For each order that a clerk enters by phone. */
export const phoneLimits = { min: cents(1000), max: cents(1_000_000), suggested: cents(50_000) } as const;

export const parsePhoneLimit = (text: string) => parseLimit(text, phoneLimits);

/** @returns true if a clerk may charge an order to the card that its owner has agreed to. */
export function fitsAgreement({ limit }: { limit: number }, total: number): boolean {
  return total <= limit;
}

/** The version of the text beside the checkbox of the agreement. A change of the text needs a new one. */
export const phoneAgreementVersion = '2026-11-23';
