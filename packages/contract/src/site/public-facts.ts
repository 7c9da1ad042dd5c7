/** The license of the facts: figures are free, and the documents named as sources belong to their publishers. */
export const factsLicense = {
  name: 'CC0 1.0 Universal',
  url: 'https://creativecommons.org/publicdomain/zero/1.0/',
} as const;

/** A median of fewer permits says little. */
export const leastTurnaroundPermits = 20;
