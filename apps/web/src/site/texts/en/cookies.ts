import { branding } from '@wideload/contract/client';

const { name } = branding;

export const cookiesTexts = {
  head: {
    title: 'Cookie policy',
    description: `Every cookie and everything else that ${name} keeps in your browser: what for, for how long, and how to reject or remove it.`,
  },
  title: 'Cookie policy',
  lead: 'Two cookies of our own, both for signing in. No banner asks for your consent, because there is nothing here that would need it.',
  toMain: 'Back to the main page',
  brief: [
    ['2', 'cookies of our own'],
    ['0', 'cookies for statistics or advertising'],
    ['1', 'company whose cookies you may meet: the payment provider, at a card form'],
  ],
  sections: {
    what: {
      title: 'What cookies are',
      body: [
        'A cookie is a short text that a website asks your browser to keep and to send along with later visits. It lets a website recognize a browser that has been there before.',
        'Browsers keep other things for websites as well: local storage, session storage, and a cache of files. They stay on the device and are not sent along by themselves. This policy calls all of it cookies where the difference does not matter, and lists all of it.',
      ],
    },
    why: {
      title: 'Why we use them',
      body: [
        [
          'To keep you signed in, and to make sure that it is you.',
          'To remember choices, such as the dark theme and the language.',
          'To keep what you have typed until the server has it, so that a lost connection costs no work.',
          'To open your last orders and their documents without a network, at a scale or on the road.',
        ],
        'We do not use them to follow you, here or elsewhere.',
      ],
    },
    kinds: {
      title: 'Kinds we use',
      body: [
        [
          '**Necessary.** Without them you cannot sign in or pay. They last as long as a sign-in, or less.',
          '**Choices.** Theme, language, and how you like to type. They hold a word, say nothing about you, and stay until you remove them.',
          '**Work.** Unsaved drafts and copies of your own orders. They are removed when you sign out.',
          '**Security of payments.** Set by the payment provider where a card is typed.',
        ],
        'Kinds that you may know from elsewhere and that we do not use: statistics, advertising, social networks.',
      ],
    },
    list: {
      title: 'The full list',
      body: ['Names that end with an ellipsis (…) are followed by numbers of the order, the person or the release.'],
    },
    others: {
      title: 'Third-party cookies',
      body: [
        'Cards are taken by Stripe. Its script is loaded only where a card form stands, on the Payment page and at the payment step of an order, and sets the cookies in the list to tell people from fraud. What Stripe does with them stands in [its privacy policy](https://stripe.com/privacy).',
        'No other company sets cookies here. Maps, typefaces and pictures come from our own server. Where a separate map server is set up, it sets no cookies through us.',
        'Links to app stores and social networks are plain links. Only when you follow one do you meet the cookies of the site that it leads to.',
      ],
    },
    reject: {
      title: 'How to reject them',
      body: [
        'Every browser can refuse cookies and remove what it keeps: look for “cookies” or “site data” in its settings under privacy. Signing out removes our cookies and your work from the device; choices stay.',
        'This is what then happens:',
        [
          'Without cookies you can read every public page and use the load check, but not stay signed in.',
          'Without local storage you cannot sign in. The public pages work, in the light theme.',
          'Without Stripe’s cookies paying still works, though a bank may ask more often for a confirmation.',
        ],
        'In a private window everything works, and all of it is gone when you close the window.',
      ],
    },
    contact: {
      title: 'Questions',
      body: [
        'What we keep on our servers stands in the [privacy policy](/privacy-policy). When this list changes, the date at the top changes with it.',
      ],
    },
  },
  table: {
    caption: 'Everything that is kept in your browser',
    name: 'Name',
    purpose: 'What for',
    lifetime: 'How long',
    places: {
      cookie: 'Cookies of ours',
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
        purpose: 'Ties the code that we mail you at sign-up to this browser.',
        lifetime: '1 hour, or until the code is confirmed',
      },
      accessToken: {
        purpose: 'Proves to the server that you are signed in.',
        lifetime: 'Good for 15 minutes, then renewed; removed when you sign out',
      },
      draft: {
        purpose: 'What you have typed into an order and the server does not have yet.',
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
        purpose: 'Number of the newest notification that you were shown, so that none is shown twice.',
        lifetime: 'Until you sign out',
      },
      theme: { purpose: 'Light or dark.', lifetime: 'Until you remove it' },
      language: { purpose: 'English or Spanish.', lifetime: 'Until you remove it' },
      lengthForm: {
        purpose: 'Whether you type lengths in one field or as feet and inches.',
        lifetime: 'Until you remove it',
      },
      singleKeys: { purpose: 'That shortcuts of a single key are switched off.', lifetime: 'Until you remove it' },
      scroll: {
        purpose: 'How far a page was scrolled, so that Back leads to the same place.',
        lifetime: 'Until the tab is closed',
      },
      message: {
        purpose: 'What you have typed into a form of the landing page, so that a reload does not lose it.',
        lifetime: 'Until it is sent, or the tab is closed',
      },
      typed: {
        purpose: 'What stands in the fields of a page while you switch its language.',
        lifetime: 'Until the page in the other language has it',
      },
      shell: {
        purpose: 'The files of the app, so that it opens without a network.',
        lifetime: 'Until the second release after it, or you sign out',
      },
      copies: {
        purpose: 'Your last orders and their documents, to be read without a network.',
        lifetime: 'Until you sign out',
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
