const example = "14'6 x 15'2 x 77, 111,400";

/** The check in the hero of the landing page: a route and a size in one line. */
export const heroCheckTexts = {
  label: 'Your route and your load',
  size: 'Width x height x length, weight',
  example,
  action: 'Check it',
  failed: 'The answer could not be loaded. Check your connection and try again.',
  unreadSize: `Type width x height x length, then the weight: ${example}.`,
  read: {
    width: (length: string) => `${length} wide`,
    height: (length: string) => `${length} high`,
    length: (length: string) => `${length} long`,
  },
  missing: {
    from: 'Now type where the load starts.',
    to: 'Now type where the load goes.',
    size: 'Now type its size: you see where it needs a permit, and what it costs.',
  },
  truck: (length: string, height: string) =>
    `A tractor with a six-axle lowboy trailer carries a vessel under an OVERSIZE LOAD sign: ${length} long and ${height} high.`,
  answer: 'The answer for this load',
  states: 'State by state',
  details: 'Every limit, escort and source',
} as const;
