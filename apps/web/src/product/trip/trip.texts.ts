export const usualRoute =
  'The usual highway route, for planning. Your permit names the route that you must drive.';
export const miles = (count: number) => `${Math.round(count).toLocaleString('en-US')} ${Math.round(count) === 1 ? 'mile' : 'miles'}`;
export const via = (roads: readonly string[]) => `via ${roads.join(', ')}`;
export const entersAt = (place: string) => `In at ${place}`;
export const leavesAt = (place: string) => `Out at ${place}`;
export const startsIn = (place: string) => `Starts at ${place}`;
export const endsIn = (place: string) => `Ends at ${place}`;
