import { branding, keptAfterErasure, type Retention } from '@wideload/contract/client';
import { parseSections } from '../legal-sections.ts';
import sections from './privacy.md?raw';

const { name } = branding;

/** The server's table of personal fields names one of these lines for each field. */
const retention: Readonly<Record<Retention, string>> = {
  account:
    'Account, companies, vehicles, orders, cards and notifications: as long as you have an account. Anything you delete before then leaves your lists right away, and is erased with the account at the latest.',
  registrations:
    'A sign-up that was never confirmed: 1 day. Codes and links for choosing a password: they work for 10 minutes and are erased within about a day.',
  'sign-ins':
    'Failed sign-ins: 2 hours at most. Signed-in devices: a session lasts 30 days at most, and its record is deleted 30 days after that.',
  mails:
    'Emails we sent: about a day. Emails about an order: as long as you have an account, so that we can see what you were told.',
  'form-messages': 'Messages from our forms: until we have dealt with them, and 1 month at most.',
  logs: 'Technical logs: 1 month at most. They contain no passwords, card data or message contents.',
  backups: 'Backups: they expire after 30 days, and anything erased in the meantime goes with them.',
};

export const privacyTexts = {
  head: {
    title: 'Privacy policy',
    description: `What ${name} keeps about you, why, for how long, and who else sees it; how to download, correct and delete it.`,
  },
  title: 'Privacy policy',
  lead: 'We keep what a permit takes and nothing that tracks you. Here is what we keep, why, who else sees it, and how to get a copy or have it deleted.',
  brief: [
    ['30', 'days at most to answer a request'],
    ['1', 'month at most for anything we no longer need'],
    ['0', 'ad networks and trackers'],
    ['0', 'pieces of data sold or rented'],
  ],
  staysIntro: 'What we keep after you delete your account, and why:',
  stays: keptAfterErasure,
  sections: parseSections(sections, { retention: Object.values(retention) }),
} as const;
