import { genericFailure } from '@wideload/contract/client';

export const troubleTexts = {
  tooManyTitle: 'Too many requests',
  tooManyText: (wait: string) =>
    `We got more requests from your network than we answer in a minute. Try again in ${wait}.`,
  busyTitle: 'We are very busy',
  busyText: (wait: string) => `We cannot show this page right now. Nothing is lost. Try again in ${wait}.`,
  methodTitle: 'This address only shows a page',
  methodText: 'We did not read what you sent here, and nothing was saved.',
  failedTitle: genericFailure,
  failedText: 'We could not show this page. The error is on our end, and we have logged it.',
  refusedTitle: 'We could not read this request',
  refusedText: 'Nothing was saved. Start again from the main page.',
  oneSecond: 'a second',
  seconds: (count: string) => `${count} seconds`,
  oneMinute: 'a minute',
  minutes: (count: string) => `${count} minutes`,
  tryAgain: 'Try again',
  home: 'Main Page',
  call: (phone: string) => `Call us: ${phone}`,
} as const;
