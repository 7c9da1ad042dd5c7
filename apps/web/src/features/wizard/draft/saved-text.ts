import * as texts from './draft.texts.ts';
import type { DraftState } from './draft-store.ts';

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type Saving = Pick<DraftState, 'saving' | 'failure' | 'isKept' | 'order'>;

/** What the bar says of the draft. 'Saved' carries the server's time, and is said only of what the server has. */
export function savedText({ saving, failure, isKept, order }: Saving): string {
  if (saving === 'saved') return order === null ? '' : texts.savedAt(timeText(new Date(order.updatedAt)));
  // While a failure stands, each new try is one more try and no news.
  if (failure === null && saving !== 'failed') return texts.saving;
  return isKept ? texts.onThisDeviceOnly : texts.notSaved;
}

/** `10:42 AM`; on another day `Nov 20, 2026, 10:42 AM`. */
export function timeText(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  return (isToday ? timeOfDay : dayAndTime).format(time);
}
