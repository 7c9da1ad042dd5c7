/** The ends of a route by the names of the specification [2]. */
export const endWords = { origin: 'Origin', destination: 'Destination' } as const;
