// The entry point for the browser, which loads no schemas.
export * from './own-calls.generated.ts';
export * from './admin-calls.generated.ts';
export type { CallOf } from './call-of.ts';
export { buildPath } from './path.ts';
export * from '../site/article-html.ts';
export * from '../audit-log/audit-acts.ts';
export * from '../site/branding.ts';
export * from '../accounts/erasure.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from '../text/holiday-names.ts';
export * from '../text/messages.ts';
export * from '../text/refund-errors.ts';
export * from '../text/balance.ts';
export * from '../text/field-errors.ts';
export * from '../text/input-messages.ts';
export * from '../site/site-page.ts';
export * from '../money/statistics-windows.ts';
