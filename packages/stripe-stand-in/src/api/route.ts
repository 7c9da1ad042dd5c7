import type { Operation } from '../controls.ts';
import type { Shape, Values } from '../http/form.ts';
import type { Work } from '../objects.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  operation: Operation;
  /** Stripe.js may call it with the publishable key and the client secret; `open` needs no client secret. */
  isForBrowsers?: true | 'open';
  writes?: true;
  shape: Shape;
  /** @throws StripeProblem */
  run(work: Work, id: string, values: Values): object | Promise<object>;
};

export const expandShape = { expand: 'list' } satisfies Shape;
export const browserShape = { key: 'text', client_secret: 'text' } satisfies Shape;
export const pageShape = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  ...expandShape,
} satisfies Shape;
export const createdShape = { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' } satisfies Shape;
