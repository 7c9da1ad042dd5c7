/** The public API of this feature for the other features and the start. */
export { createProductMetrics, type ProductMetrics } from './product-metrics.ts';
export { loadSystemFacts } from './system-facts.store.ts';
export { readSystem, retryMail } from './system-state.ts';
