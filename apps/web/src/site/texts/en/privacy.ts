import { branding, seller, keptAfterErasure, type Retention } from '@wideload/contract/client';

const { name } = branding;

/** The server's table of personal fields names one of these lines for each field. */
const retention: Readonly<Record<Retention, string>> = {
  account:
    'Account, companies, vehicles, orders, cards and notifications: as long as you have the account. What you delete before leaves your lists at once, and is erased with the account at the latest.',
  registrations:
    'A registration that was not confirmed: 1 day. Codes and links to choose a password: they work for 10 minutes and are erased within about a day.',
  'sign-ins':
    'Failed sign-ins: 2 hours at most. Signed-in devices: a session lasts 30 days at most, its record goes 30 days later.',
  mails:
    'E-mails that we sent: about a day; those about an order as long as the account, so that we can see what you were told.',
  'form-messages': 'Messages from our forms: until they are dealt with, and 1 month at most.',
  logs: 'Technical logs: 1 month at most. They hold no passwords, card data or contents of messages.',
  backups: 'Backups: they run out after 30 days, and with them what was erased in the meantime.',
};

export const privacyTexts = {
  head: {
    title: 'Privacy policy',
    description: `What ${name} keeps of you, why, for how long and who else sees it; how to download, correct and delete it.`,
  },
  title: 'Privacy policy',
  lead: 'We keep what a permit needs and nothing to watch you with. Here is what that is, why we keep it, who else sees it, and how you get it back or get rid of it.',
  brief: [
    ['30', 'days at most until we answer a request'],
    ['1', 'month at most for anything no longer needed'],
    ['0', 'advertising networks and trackers'],
    ['0', 'data sold or rented'],
  ],
  staysIntro: 'What stays after you delete your account, and why:',
  stays: keptAfterErasure,
  sections: {
    scope: {
      title: 'What this policy covers',
      body: [
        `It covers this website, the app that you open with it, and what you order through ${name}. Responsible is ${seller.company}; the address stands at the end.`,
        'If we change the policy, the date at the top changes. Of a change that affects what you have already given us, account holders are told by e-mail before it applies.',
      ],
    },
    collected: {
      title: 'What we keep',
      body: [
        'Only what is needed to order permits, to pay for them, and to keep accounts safe:',
        [
          'Your account: e-mail, name and phone if you give them, a hash of your password (never the password), when it was made.',
          'Your companies: USDOT and docket number, names, address, e-mail and phone.',
          'Your trucks, trailers and combinations: unit numbers, VIN, make, model, year, plates, weights, axle distances.',
          'Your orders: the person who orders, with e-mail and phone; loads, dimensions, weights, states, days, origin and destination, comments, messages with their files, permits and their documents.',
          'Payments: amounts, days, and of a card its brand, last four digits, expiry and billing details. Never its number.',
          'Signed-in devices: kind of browser, since when, last used.',
          'Messages that you send us with a form or by e-mail.',
        ],
        'We ask for no social security numbers, no health data, no driver’s licenses, and no location of your device.',
      ],
    },
    sources: {
      title: 'Where it comes from',
      body: [
        'Nearly all of it comes from you. The facts about a motor carrier come from the federal carrier registry when you verify a company by its USDOT or docket number. The result of a payment comes from the payment provider, the answer to an application from the state.',
        'When your browser asks for a page, our server sees its network address, as any server does. It is used for a minute to hold off floods of calls, for up to two hours to stop the guessing of passwords, for a day, in a form that cannot be read back, to limit the codes that it asks for, and with a message from our forms for a day, so that nobody floods us with them.',
      ],
    },
    purposes: {
      title: 'What we use it for',
      body: [
        [
          'To carry out your orders: to find out which permits a load needs, to apply for them, to bring you the answers.',
          'To take payments, give refunds and keep the books that the law asks for.',
          'To write to you about sign-in, orders, permits and payments, and to answer you.',
          'To protect accounts and the service against misuse.',
          'To make the service better, by counts that name nobody.',
        ],
        'We do not build profiles, show no advertising, and decide nothing about you by a program alone that would have legal effect for you.',
      ],
    },
    sharing: {
      title: 'Who else sees it',
      body: [
        'We do not sell or rent personal data, and do not share it for advertising. These receive what they need, and no more:',
        [
          'The permit offices of the states that you chose: company, vehicles, load, days, route and a person to ask. What is filed with a state may be public there.',
          'Stripe, which takes card payments: card, billing details, amount, and the e-mail of the account.',
          'The company that runs our servers, database, file storage and backups: all of it, on our behalf, in the United States.',
          'The service that delivers our e-mail: your address and the message.',
          'The federal carrier registry (FMCSA): the number of a company that you verify, nothing about you.',
          'A map server, where one is set up: which part of the map a signed-in browser looks at, and its network address. Otherwise maps come from us.',
        ],
        'Beyond that we give data out only when a law or a court obliges us, to defend legal claims, or to a buyer of the business, who is bound by this policy. Where we may, we tell you first.',
      ],
    },
    cards: {
      title: 'Cards and payments',
      body: [
        'The fields for a card number, expiry and security code belong to the payment provider, also where they stand on our page. What you type there goes straight to the provider. We get a reference with which we can ask for a payment that you started, and the brand, last four digits and expiry, so that you recognize the card.',
        'You see and remove saved cards on the Payment page. A removed card cannot be charged again.',
      ],
    },
    device: {
      title: 'Cookies and storage on your device',
      body: [
        'There are two cookies of ours, both for signing in, and some storage for your choices and for unsaved work. The payment provider sets its own against fraud on pages with a card form. There is nothing for statistics or advertising.',
        'Every one of them, with purpose and lifetime, is listed in the [cookie policy](/cookie-policy#list). As nothing tracks you, signals such as Do Not Track and Global Privacy Control find nothing to switch off.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      body: [
        'As long as it is needed for what it was given for, and no longer than 1 month after that. In particular:',
        Object.values(retention),
        'What must stay longer is listed in the next section, together with the reason.',
      ],
    },
    erasure: {
      title: 'What stays after deletion',
      body: [
        'When you delete your account, your name, e-mail, phone and password, your companies, trucks, trailers and combinations, drafts, notifications and saved cards are deleted at once. From backups they are gone within 30 days.',
        'What remains no longer names you. It is kept because permits were issued and money was taken, for as long as tax and transport law asks for it.',
      ],
    },
    choices: {
      title: 'See, correct, download, delete',
      body: [
        'You do most of it yourself, on the [account page](/account):',
        [
          'See and correct: name, phone, e-mail and password on the account page; companies, vehicles and cards on their own pages.',
          'Download: “Download my data” gives you everything that is kept of you in one file that machines can read.',
          'Delete: “Delete my account” tells you first what goes and what stays, then does it at once.',
        ],
        'Or write to us, with or without an account. Requests to review, update or delete your data are answered within 30 days. So that nobody else gets your data, we ask you to write from the e-mail address of the account, or to confirm it with a code.',
      ],
    },
    rights: {
      title: 'Rights under state privacy laws',
      body: [
        'California, Colorado, Connecticut, Nevada, Texas, Utah, Virginia and other states give their residents rights over personal data. We grant them to everyone, wherever you live:',
        [
          'to know what we keep, where it came from, what for, and who has received it',
          'to have a copy that you can take elsewhere',
          'to have it corrected or deleted',
          'to opt out of its sale, of sharing it for advertising and of profiling; we do none of these',
          'to use these rights through someone whom you have authorized in writing',
          'not to be treated worse for using them',
        ],
        'If we refuse a request, we say why, and you may appeal by replying to our answer. Someone else than before decides within 30 days. If you are still not content, you can turn to the attorney general of your state.',
      ],
    },
    security: {
      title: 'How we protect it',
      body: [
        'Connections are encrypted. Passwords are stored as hashes that are slow to guess, codes and links can be used once, and a session can be ended from any other device. Only administrators who need it see orders, and what they do is recorded.',
        'No system is perfectly safe. If data of yours gets into wrong hands, we tell you and the authorities as the law of your state demands, without needless delay.',
      ],
    },
    minors: {
      title: 'Only for adults',
      body: [
        'The service is for people of at least 18 years. We do not knowingly keep data of anyone younger. If you believe that we do, tell us and we delete it.',
      ],
    },
    contact: {
      title: 'Contact us',
      body: [
        'For questions about your data and for requests under any of these rights, write, call or visit us. We answer within 30 days, mostly much sooner.',
      ],
    },
  },
} as const;
