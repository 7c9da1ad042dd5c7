import { genericFailure } from '@wideload/contract/client';

export const troubleTexts = {
  tooManyTitle: 'Too many requests',
  tooManyText: (wait: string) => `Your network sent more requests than we answer in a minute. Try again in ${wait}.`,
  busyTitle: 'We are very busy',
  busyText: (wait: string) => `We cannot show this page right now. Nothing is lost. Try again in ${wait}.`,
  methodTitle: 'This address only shows a page',
  methodText: 'What was sent here was not read, and nothing was saved.',
  failedTitle: genericFailure,
  failedText: 'This page could not be shown. The error is on our side, and we have logged it.',
  refusedTitle: 'This request could not be read',
  refusedText: 'Nothing was saved. Start again from the main page.',
  oneSecond: 'a second',
  seconds: (count: string) => `${count} seconds`,
  oneMinute: 'a minute',
  minutes: (count: string) => `${count} minutes`,
  tryAgain: 'Try again',
  home: 'Main Page',
  call: (phone: string) => `Call us: ${phone}`,
} as const;
