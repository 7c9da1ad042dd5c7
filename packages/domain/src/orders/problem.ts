/** One thing to correct: `path` is dot-separated (`customer.email`, `units.0.dimensions.width`), `message` is for a person. */
export type Problem = { path: string; message: string };

/** An empty list if `message` is null. */
export function toProblems(path: string, message: string | null): Problem[] {
  return message === null ? [] : [{ path, message }];
}
