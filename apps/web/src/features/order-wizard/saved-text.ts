import type { DraftState } from './draft-store.ts';

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What the bar says of the draft. 'Saved' carries the server's time, and is said only of what the server has. */
export function savedText({ saving, order }: DraftState): string {
  if (saving === 'failed') return 'Not saved';
  if (saving !== 'saved') return 'Saving';
  return order === null ? '' : `Saved ${timeOf(new Date(order.updatedAt))}`;
}

function timeOf(saved: Date): string {
  const isToday = saved.toDateString() === new Date().toDateString();
  return (isToday ? timeOfDay : dayAndTime).format(saved);
}
