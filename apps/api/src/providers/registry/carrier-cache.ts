import type { RegistryAnswer } from './port.ts';

/** One for each carrier with the number. */
type Found = readonly RegistryAnswer[];

/** Verifying and then saving makes one request. Misses and failures are not cached. */
export function createCarrierCache({ forMs, most, now }: { forMs: number; most: number; now: () => number }) {
  const found = new Map<string, { answer: Found; until: number }>();

  return {
    recall(question: string): Found | null {
      const known = found.get(question);
      return known !== undefined && known.until > now() ? known.answer : null;
    },
    remember(question: string, answer: Found): void {
      found.delete(question);
      if (found.size >= most) found.delete(found.keys().next().value ?? '');
      found.set(question, { answer, until: now() + forMs });
    },
  };
}
