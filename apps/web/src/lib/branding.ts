/** What the product is called, and how its plate is written. */
export const branding = { name: 'Wideload', wordmark: { first: 'Wide', second: 'load' } } as const;
