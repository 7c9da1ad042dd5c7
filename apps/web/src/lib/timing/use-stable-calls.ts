import { useLayoutEffect, useRef, useState } from 'react';

type AnyCall = (...values: unknown[]) => unknown;

/**
 * Functions that keep their identity between renders, for the props of memoized components. Each calls the latest function of its name.
 * For event handlers only: during a render they still call the previous ones.
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
