import type { Trouble } from '@wideload/contract/client';
import type { troubleTexts } from '../texts/en/trouble.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type TroubleTexts = TextsOf<typeof troubleTexts>;

const MINUTE = 60;

export function formatWait(seconds: number, texts: TroubleTexts): string {
  if (seconds === 1) return texts.oneSecond;
  if (seconds < MINUTE) return texts.seconds(String(seconds));
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes === 1 ? texts.oneMinute : texts.minutes(String(minutes));
}

export function toTroubleText({ status, retryAfterSeconds }: Trouble, texts: TroubleTexts) {
  const wait = formatWait(retryAfterSeconds ?? MINUTE, texts);
  if (status === 429) return { title: texts.tooManyTitle, text: texts.tooManyText(wait), helpsAgain: true };
  if (status === 503) return { title: texts.busyTitle, text: texts.busyText(wait), helpsAgain: true };
  if (status === 405) return { title: texts.methodTitle, text: texts.methodText, helpsAgain: false };
  if (status >= 500) return { title: texts.failedTitle, text: texts.failedText, helpsAgain: false };
  return { title: texts.refusedTitle, text: texts.refusedText, helpsAgain: false };
}
