export type KeptOptions = {
  /** How long an answer is as good as a new one. */
  freshMs: number;
  /** How long it is better than none. */
  staleMs: number;
  most: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
};

/** Answers of a short while ago: they spare the source, and stand in for it while it is away. */
export function keepAnswers<T>({ freshMs, staleMs, most, now }: KeptOptions) {
  const kept = new Map<string, { answer: T; at: number }>();
  const youngerThan = (question: string, age: number): T | null => {
    const known = kept.get(question);
    return known !== undefined && now() - known.at < age ? known.answer : null;
  };

  return {
    fresh: (question: string): T | null => youngerThan(question, freshMs),
    stale: (question: string): T | null => youngerThan(question, staleMs),
    keep(question: string, answer: T): void {
      kept.delete(question);
      // A Map keeps the order of insertion: the first key is the oldest.
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(question, { answer, at: now() });
    },
  };
}
