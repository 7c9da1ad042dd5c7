/** `path` is dot-separated: `customer.email`, `units.0.dimensions.width`. */
export type Problem = { path: string; message: string };

export function toProblems(path: string, message: string | null): Problem[] {
  return message === null ? [] : [{ path, message }];
}
