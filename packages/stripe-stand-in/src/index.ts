export { createBrowserCalls } from './browser-calls.ts';
export type { BrowserAnswer, CardEntry } from './browser-calls.ts';
export { readBrowserFile } from './browser-files.ts';
export { testCards } from './test-cards.ts';
export type { Operation } from './controls.ts';
export { openStandIn, type StandIn } from './stand-in.ts';
export { ensureSchema, SCHEMA } from './state/schema.ts';
export type { DeliveryOrder } from './webhooks/delivery.ts';
export { signWebhook } from './webhooks/sign.ts';
