import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same functions at each render, for memoized parts. Each calls the latest one of its name. They are for event handlers: while a page
 * is rendered the latest ones are not yet known.
 */
export function useStableCalls<Calls extends object>(calls: Calls): Calls {
  const latest = useRef(calls);
  useLayoutEffect(() => {
    latest.current = calls;
  });
  const [stable] = useState(() => createCalls(latest));
  return stable;
}

function createCalls<Calls extends object>(latest: { readonly current: Calls }): Calls {
  const names = Object.keys(latest.current) as (keyof Calls)[];
  // Casts: each value is a function, and `fromEntries` loses the keys.
  const call = (name: keyof Calls, values: unknown[]) =>
    (latest.current[name] as (...all: unknown[]) => unknown)(...values);
  return Object.fromEntries(names.map((name) => [name, (...values: unknown[]) => call(name, values)])) as Calls;
}
