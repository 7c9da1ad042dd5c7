import { genericFailure } from '@wideload/contract/client';

/** In place of a public page that cannot be sent. */
export const troubleTexts = {
  tooManyTitle: 'Too many requests',
  tooManyText: (wait: string) =>
    `More was asked for from your network than we answer in a minute. This passes by itself: try again in ${wait}.`,
  busyTitle: 'We are very busy',
  busyText: (wait: string) => `We cannot show this page right now. Nothing is lost. Try again in ${wait}.`,
  methodTitle: 'This address only shows a page',
  methodText: 'What was sent to it was not read, and nothing was saved.',
  failedTitle: genericFailure,
  failedText: 'This page could not be shown. The fault is ours, and it is in our log.',
  refusedTitle: 'This request could not be read',
  refusedText: 'Nothing was saved. Begin again on the main page.',
  oneSecond: 'a second',
  seconds: (count: string) => `${count} seconds`,
  oneMinute: 'a minute',
  minutes: (count: string) => `${count} minutes`,
  tryAgain: 'Try again',
  home: 'Main Page',
  call: (phone: string) => `Call us: ${phone}`,
} as const;
