export { createBrowserCalls, readBrowserFile, type BrowserAnswer, type CardEntry } from './browser-calls.ts';
export { testCards } from './test-cards.ts';
export type { Operation } from './controls.ts';
export { openStandIn, type StandIn } from './stand-in.ts';
export { ensureSchema, SCHEMA } from './schema.ts';
export { signWebhook, type DeliveryOrder } from './http/delivery.ts';
