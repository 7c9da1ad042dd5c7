const example = "14'6 x 15'2 x 77, 111,400";

/** The check in the hero of the landing page: a route and a size in one line. */
export const heroCheckTexts = {
  label: 'Your route and your load',
  size: 'Width x height x length, weight',
  example,
  action: 'Check it',
  failed: 'The answer could not be loaded. Check your connection and try again.',
  unreadSize: `Enter width x height x length, then the weight: ${example}.`,
  read: {
    width: (length: string) => `${length} wide`,
    height: (length: string) => `${length} high`,
    length: (length: string) => `${length} long`,
  },
  missing: {
    from: 'Now enter where the load picks up.',
    to: 'Now enter where the load is going.',
    size: 'Now enter its size to see where it needs a permit and what it costs.',
  },
  truck: (length: string, height: string) =>
    `A six-axle tractor and lowboy hauls a vessel under an OVERSIZE LOAD sign: ${length} long and ${height} high.`,
  answer: 'The answer for this load',
  states: 'State by state',
  details: 'Every limit, escort and source',
} as const;
