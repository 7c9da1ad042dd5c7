const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const usualRoute = 'The usual highway route, for planning. Your permit names the route that you must drive.';
export const miles = (length: number) => `${count.format(length)} ${Math.round(length) === 1 ? 'mile' : 'miles'}`;
export const via = (roads: readonly string[]) => `via ${roads.join(', ')}`;
export const entersAt = (place: string) => `In at ${place}`;
export const leavesAt = (place: string) => `Out at ${place}`;
export const startsAt = (place: string) => `Starts at ${place}`;
export const endsAt = (place: string) => `Ends at ${place}`;
