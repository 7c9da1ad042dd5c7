import { branding } from '@wideload/contract/client';
import { parseSections } from '../legal-sections.ts';
import sections from './cookies.md?raw';

const { name } = branding;

export const cookiesTexts = {
  head: {
    title: 'Cookie policy',
    description: `Every cookie and everything else that ${name} keeps in your browser: what it is for, how long it stays, and how to reject or remove it.`,
  },
  title: 'Cookie policy',
  lead: 'We set three cookies of our own, all for signing in. There is no consent banner, because nothing here needs your consent.',
  toMain: 'Back to the main page',
  brief: [
    ['3', 'cookies of our own'],
    ['0', 'cookies for statistics or advertising'],
    ['1', 'company whose cookies you may see: the payment provider, at a card form'],
  ],
  sections: parseSections(sections),
  table: {
    caption: 'Everything kept in your browser',
    name: 'Name',
    purpose: 'What for',
    lifetime: 'How long',
    places: {
      cookie: 'Our cookies',
      local: 'Local storage',
      session: 'Session storage',
      cache: 'Cache',
      provider: 'Cookies of the payment provider (Stripe)',
    },
    items: {
      refresh: {
        purpose: 'Renews your sign-in. No script can read it.',
        lifetime: '30 days at most; it ends after 14 days without a visit, and when you sign out',
      },
      registration: {
        purpose: 'Ties the code we email you at sign-up to this browser.',
        lifetime: '1 hour, or until the code is confirmed',
      },
      signInKey: {
        purpose:
          'Lets the browser that confirmed the code sign in once without the password that was just typed there.',
        lifetime: '10 minutes, or until the first sign-in',
      },
      accessToken: {
        purpose: 'Proves to the server that you are signed in.',
        lifetime: 'Good for 15 minutes, then renewed; removed when you sign out',
      },
      draft: {
        purpose: 'What you have typed into an order that the server does not have yet.',
        lifetime: 'Until the server has it, or you sign out',
      },
      unread: {
        purpose: 'States of an order that we could not read, as you typed them.',
        lifetime: 'Until we can read them, or you sign out',
      },
      article: {
        purpose: 'Unsaved text of an article. Only for administrators.',
        lifetime: 'Until it is saved, or you sign out',
      },
      notified: {
        purpose: 'Number of the newest notification you were shown, so that none is shown twice.',
        lifetime: 'Until you sign out',
      },
      theme: { purpose: 'Light or dark.', lifetime: 'Until you remove it' },
      language: { purpose: 'English or Spanish.', lifetime: 'Until you remove it' },
      lengthForm: {
        purpose: 'Whether you type lengths in one field or as feet and inches.',
        lifetime: 'Until you remove it',
      },
      singleKeys: { purpose: 'Whether single-key shortcuts are turned off.', lifetime: 'Until you remove it' },
      scroll: {
        purpose: 'How far down a page you scrolled, so that Back takes you to the same place.',
        lifetime: 'Until the tab is closed',
      },
      message: {
        purpose: 'What you have typed into a form on the landing page, so that a reload does not lose it.',
        lifetime: 'Until it is sent, or the tab is closed',
      },
      unsent: {
        purpose: 'A message from a form of the landing page that could not be sent yet.',
        lifetime: 'Until we have it, 30 days at most',
      },
      typed: {
        purpose: 'What you have typed on a page while you switch its language.',
        lifetime: 'Until the page in the other language has it',
      },
      shell: {
        purpose: 'The app’s files, so that it opens offline.',
        lifetime: 'Until the second release after it, or you sign out',
      },
      copies: {
        purpose: 'Your latest orders and their documents, to read offline.',
        lifetime: 'Until you sign out',
      },
      packetShell: {
        purpose: 'The files of the page that a link to permits opens, so that it opens offline.',
        lifetime: 'Until the next release',
      },
      packets: {
        purpose: 'The permits of a trip whose link was opened, to read offline.',
        lifetime: 'Until the link ends or is revoked',
      },
      stripeDevice: { purpose: 'Recognizes the device, against card fraud.', lifetime: '1 year' },
      stripeVisit: { purpose: 'Recognizes the visit, against card fraud.', lifetime: '30 minutes' },
      stripeOwn: {
        purpose: 'Recognizes the device on Stripe’s own address (m.stripe.com), against card fraud.',
        lifetime: '2 years at most',
      },
    },
  },
} as const;
