/** A permit in the list of its unit, as its carrier and admins read it. */

export const daysAt = (days: number, fee: string) => `${days} days at ${fee}`;
export const oversizePermit = (first: string, last: string) => `Oversize Permit Type, ${first} to ${last}`;
export const routeIs = (origin: string, destination: string) => `From ${origin} to ${destination}`;
export const commentIs = (said: string) => `Comment: ${said}`;
export const totalOfUnit = (unit: number) => `Total of unit ${unit}`;
