import { branding, seller, keptAfterErasure, type Retention } from '@wideload/contract/client';

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
  sections: {
    scope: {
      title: 'What this policy covers',
      body: [
        `It covers this website, the app you open from it, and what you order through ${name}. ${seller.company} is responsible for your data; its address is at the end.`,
        'If we change this policy, the date at the top changes. If a change affects information you have already given us, we email account holders before it takes effect.',
      ],
    },
    collected: {
      title: 'What we keep',
      body: [
        'Only what it takes to order permits, pay for them, and keep accounts safe:',
        [
          'Your account: email, name and phone number if you give them, a hash of your password (never the password itself), and when the account was created.',
          'Your companies: USDOT and docket number, name, address, email and phone.',
          'Your trucks, trailers and combinations: unit numbers, VIN, make, model, year, plates, weights, axle distances.',
          'Your orders: the person ordering, with email and phone; loads, dimensions, weights, states, dates, origin and destination, comments, messages and their attachments, permits and their documents.',
          'Payments: amounts and dates, and for each card its brand, last four digits, expiration date and billing details. Never its number.',
          'Signed-in devices: type of browser, when you signed in, when it was last used.',
          'Messages you send us through a form or by email.',
        ],
        'We do not ask for Social Security numbers, health information, driver’s licenses or the location of your device.',
      ],
    },
    sources: {
      title: 'Where it comes from',
      body: [
        'Almost all of it comes from you. Information about a motor carrier comes from the federal carrier registry when you verify a company by its USDOT or docket number. The result of a payment comes from the payment provider, and the answer to an application comes from the state.',
        'When your browser requests a page, our server sees its network address, as any server does. We use it for a minute to stop floods of requests, for up to two hours to stop password guessing, and for a day, in a form that cannot be read back, to limit how many codes it can request. We also keep it for a day with each message from our forms, so that nobody floods us with them.',
      ],
    },
    purposes: {
      title: 'What we use it for',
      body: [
        [
          'To carry out your orders: to work out which permits a load needs, apply for them, and bring you the answers.',
          'To take payments, give refunds and keep the books the law requires.',
          'To email you about sign-in, orders, permits and payments, and to answer you.',
          'To protect accounts and the service against misuse.',
          'To improve the service, using counts that identify no one.',
        ],
        'We do not build profiles or show advertising, and no decision that affects you legally is made by software alone.',
      ],
    },
    sharing: {
      title: 'Who else sees it',
      body: [
        'We do not sell or rent personal data, and we do not share it for advertising. The following receive what they need, and no more:',
        [
          'The permit offices of the states you choose: company, vehicles, load, dates, route and a contact person. What is filed with a state may become public there.',
          'Stripe, which takes card payments: card, billing details, amount, and the account’s email.',
          'The company that runs our servers, database, file storage and backups: all of it, on our behalf, in the United States.',
          'The service that delivers our email: your address and the message.',
          'The federal carrier registry (FMCSA): the number of a company you verify, and nothing about you.',
          'A map server, if one is set up: which part of the map a signed-in browser is looking at, and its network address. Otherwise the maps come from us.',
        ],
        'Beyond that, we disclose data only when the law or a court requires it, to defend legal claims, or to a buyer of the business, who is bound by this policy. Where we are allowed to, we tell you first.',
      ],
    },
    cards: {
      title: 'Cards and payments',
      body: [
        'The fields for card number, expiration date and security code belong to the payment provider, even on our pages. What you type there goes straight to the provider. We receive a reference that lets us request a payment you started, plus the brand, last four digits and expiration date so that you can recognize the card.',
        'You can see and remove saved cards on the Payment page. A removed card cannot be charged again.',
      ],
    },
    device: {
      title: 'Cookies and storage on your device',
      body: [
        'We set three cookies, all for signing in, and use some storage for your choices and your unsaved work. On pages with a card form, the payment provider sets its own cookies against fraud. Nothing is used for statistics or advertising.',
        'The [cookie policy](/cookie-policy#list) lists every one of them with its purpose and lifetime. Since nothing tracks you, signals such as Do Not Track and Global Privacy Control have nothing to switch off.',
      ],
    },
    retention: {
      title: 'How long we keep it',
      body: [
        'As long as we need it for the purpose you gave it for, and no longer than 1 month after that. In particular:',
        Object.values(retention),
        'The next section lists what we must keep longer, and why.',
      ],
    },
    erasure: {
      title: 'What stays after deletion',
      body: [
        'When you delete your account, your name, email, phone number and password, your companies, trucks, trailers and combinations, drafts, notifications and saved cards are deleted right away. They are gone from backups within 30 days.',
        'What remains no longer identifies you. We keep it because permits were issued and money changed hands, for as long as tax and transportation law requires.',
      ],
    },
    choices: {
      title: 'See, correct, download, delete',
      body: [
        'You can do most of it yourself, on the [account page](/account):',
        [
          'See and correct: name, phone, email and password on the account page; companies, vehicles and cards on their own pages.',
          'Download: “Download my data” gives you everything we keep about you in one machine-readable file.',
          'Delete: “Delete my account” first tells you what is deleted and what is kept, then does it right away.',
        ],
        'Or write to us, with or without an account. Requests to review, update or delete your data are answered within 30 days. To make sure that nobody else gets your data, we ask you to write from the account’s email address or confirm it with a code.',
      ],
    },
    rights: {
      title: 'Rights under state privacy laws',
      body: [
        'California, Colorado, Connecticut, Nevada, Texas, Utah, Virginia and other states give their residents rights over personal data. We grant them to everyone, wherever you live:',
        [
          'to know what we keep, where it came from, what it is for, and who has received it',
          'to get a copy that you can take elsewhere',
          'to have it corrected or deleted',
          'to opt out of its sale, of sharing for advertising and of profiling; we do none of these',
          'to use these rights through someone you have authorized in writing',
          'not to be treated worse for using them',
        ],
        'If we refuse a request, we say why, and you can appeal by replying to our answer. A different person decides the appeal within 30 days. If you are still not satisfied, you can contact your state’s attorney general.',
      ],
    },
    security: {
      title: 'How we protect it',
      body: [
        'Connections are encrypted. Passwords are stored as hashes that are slow to guess, codes and links work only once, and you can end a session from any other device. Only administrators who need to see orders can see them, and what they do is recorded.',
        'No system is perfectly safe. If your data gets into the wrong hands, we notify you and the authorities as your state’s law requires, without unreasonable delay.',
      ],
    },
    minors: {
      title: 'Only for adults',
      body: [
        'You must be at least 18 to use the service. We do not knowingly keep information about anyone younger. If you believe we do, tell us and we will delete it.',
      ],
    },
    contact: {
      title: 'Contact us',
      body: [
        'For questions about your data and requests under any of these rights, write, call or visit us. We answer within 30 days, and usually much sooner.',
      ],
    },
  },
} as const;
