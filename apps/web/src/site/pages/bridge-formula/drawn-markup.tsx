import { createElement, type ReactNode } from 'react';
import type { Drawn } from './drawn.ts';

export function toMarkup({ tag, attributes, parts }: Drawn): ReactNode {
  const named = Object.entries(attributes).map(([name, value]) => [name === 'class' ? 'className' : name, value]);
  const children = parts.map((part) => (typeof part === 'string' ? part : toMarkup(part)));
  return createElement(tag, Object.fromEntries(named), ...children);
}
