// The throttling that makes Chromium as slow as a phone on a machine of any speed.

/** Lighthouse's `benchmarkIndex` of a desktop; a mid-range phone has 125 to 800. */
const DESKTOP = 1500;
const PHONE_TO_DESKTOP = 4;

/** The `benchmarkIndex` of the phone that the benchmarks simulate. */
export const PHONE = DESKTOP / PHONE_TO_DESKTOP;

/**
 * A slower machine needs less throttling.
 * @param {number} processor its `benchmarkIndex`
 * @returns the rate by which Chromium has to be slowed down to be four times slower than a desktop, at least 1.
 */
export const computeThrottling = (processor) => Math.max(1, processor / PHONE);
