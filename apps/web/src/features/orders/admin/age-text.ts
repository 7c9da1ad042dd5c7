const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted at `now`, in its two largest units: `2 days, 4 h`. */
export function ageText(since: string, now: string): string {
  const age = new Date(now).getTime() - new Date(since).getTime();
  if (age < MINUTE) return 'less than 1 min';
  const [days, hours, minutes] = [Math.floor(age / DAY), Math.floor(age / HOUR) % 24, Math.floor(age / MINUTE) % 60];
  if (days > 0) return `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? `, ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h${minutes > 0 ? `, ${minutes} min` : ''}`;
  return `${minutes} min`;
}
