export type KeptOptions = {
  /** Age up to which an answer replaces a request. */
  freshMs: number;
  /** Age up to which an answer replaces a failure. */
  staleMs: number;
  most: number;
  now: () => number;
};

export function createAnswerCache<T>({ freshMs, staleMs, most, now }: KeptOptions) {
  const kept = new Map<string, { answer: T; at: number }>();
  const getYounger = (question: string, age: number): T | null => {
    const known = kept.get(question);
    return known !== undefined && now() - known.at < age ? known.answer : null;
  };

  return {
    fresh: (question: string): T | null => getYounger(question, freshMs),
    stale: (question: string): T | null => getYounger(question, staleMs),
    keep(question: string, answer: T): void {
      kept.delete(question);
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(question, { answer, at: now() });
    },
  };
}
