import { replaceEqualDeep } from '@tanstack/react-query';
import type { DraftState } from './draft-store.ts';

/** `after` with the objects of `before` wherever the two are equal, so that memoized components skip rendering. */
export function reuseEqualParts(before: DraftState, after: DraftState): DraftState {
  const reuse = <Part>(was: Part, is: Part): Part => replaceEqualDeep(was, is);
  return {
    ...after,
    form: reuse(before.form, after.form),
    draft: reuse(before.draft, after.draft),
    order: reuse(before.order, after.order),
  };
}
