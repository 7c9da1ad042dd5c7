import { useLayoutEffect, useRef, useState } from 'react';

type AnyCall = (...values: unknown[]) => unknown;

/**
 * The same functions at each render, for memoized parts. Each calls the latest one of its name. They are for event handlers: while a page
 * is rendered the latest ones are not yet known.
 */
export function useStableCalls<Calls extends object>(calls: Calls): Calls {
  const latest = useRef(calls);
  useLayoutEffect(() => {
    latest.current = calls;
  });
  const [stable] = useState(() => {
    const names = Object.keys(calls) as (keyof Calls)[];
    const toCall = (name: keyof Calls): AnyCall => {
      // Cast: each value is a function.
      return (...values) => (latest.current[name] as AnyCall)(...values);
    };
    // Cast: `fromEntries` loses the keys.
    return Object.fromEntries(names.map((name) => [name, toCall(name)])) as Calls;
  });
  return stable;
}
