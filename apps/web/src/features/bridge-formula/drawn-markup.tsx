import { createElement, type ReactNode } from 'react';
import type { Drawn } from './drawn.ts';

/** The same as markup of the server. */
export function Markup({ drawn: { tag, attributes, parts } }: { drawn: Drawn }): ReactNode {
  const named = Object.entries(attributes).map(([name, value]) => [name === 'class' ? 'className' : name, value]);
  const children = parts.map((part, at) =>
    // Drawn once and never changed: the place is the key.
    typeof part === 'string' ? part : <Markup key={`${at} ${part.tag}`} drawn={part} />,
  );
  return createElement(tag, Object.fromEntries(named), ...children);
}
