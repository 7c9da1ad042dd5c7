export const leaving = 'Leaving';
export const pickDay = 'Pick the departure day';
export const hour = 'Hour';
export const hourHint = 'Local time where the trip starts, such as 7:30 AM';
export const hourHintIn = (place: string, zone: string) => `${zone}, the local time of ${place}`;
export const isNoDay = (text: string) => `“${text}” is not a day. Enter one such as Nov 30, or pick it.`;
export const isNoHour = (text: string) => `“${text}” is not a time of day. Enter one such as 7:30 AM.`;
export const dayIsPast = 'This day has passed. Choose today or a later day.';
export const hourIsPast = 'This hour has passed. Choose a later one.';
