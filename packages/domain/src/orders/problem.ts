/** One thing to put right: `path` joins the keys with dots (`customer.email`, `units.0.dimensions.width`), `message` is for a person. */
export type Problem = { path: string; message: string };

/** A list with the problem, or an empty one when there is none. */
export function problemAt(path: string, message: string | null): Problem[] {
  return message === null ? [] : [{ path, message }];
}
