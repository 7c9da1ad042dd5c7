import * as texts from './draft.texts.ts';
import type { DraftState } from './draft-store.ts';

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const timeOfDay = new Intl.DateTimeFormat('en-US', time);
const dayAndTime = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', ...time });

type Saving = Pick<DraftState, 'saving' | 'failure' | 'isKept' | 'order'>;

/** The save status in the bar. 'Saved' shows the server's time, and only for changes that the server has. */
export function formatSaved({ saving, failure, isKept, order }: Saving): string {
  if (saving === 'saved') return order === null ? '' : texts.savedAt(formatTime(new Date(order.updatedAt)));
  // After a failure, a retry keeps the failure's text instead of flickering to 'saving'.
  if (failure === null && saving !== 'failed') return texts.saving;
  return isKept ? texts.onThisDeviceOnly : texts.notSaved;
}

/** `10:42 AM CST`; on another day `Nov 20, 2026, 10:42 AM CST`. */
export function formatTime(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return (isToday ? timeOfDay : dayAndTime).format(at);
}

/** The draft comes from this device. */
export function formatRestored(at: number): string {
  return texts.restored(formatTime(new Date(at)));
}
