const named = new Map([
  ['00:00', '12:00 de la noche'],
  ['12:00', '12:00 del mediodía'],
  ['24:00', '12:00 de la noche'],
]);

/** `7:30 a. m.` for `07:30`; it can follow `las`. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return named.get(time) ?? `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`;
}
