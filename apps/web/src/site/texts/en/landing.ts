const title = 'Oversize and overweight permits for every state on your route';
const lead =
  'Order oversize and overweight permits for every state on your route in one form. Pay by card, then track each permit until it is issued.';

/** The header has the headings of the sections that it links (`frame.ts`). */
export const landingTexts = {
  title,
  description: lead,
  headline: { first: 'Your load doesn’t fit.', second: 'Your paperwork will.' },
  lead,
  charges:
    'When you order, you pay us the price of each permit. What a state charges beyond it, we charge only after the state has named it.',
  getStarted: 'Get started',
  call: (phone: string) => `Call ${phone}`,
  callNow: 'Call now',

  figures: 'Wideload in figures',
  years: 'Years on the market',
  companies: 'Companies',
  employees: 'Employees',

  kinds: 'Our services: four permit types',
  oversize: 'Oversize',
  oversizeWhat: 'Wider, taller or longer than a state allows without a permit.',
  overweight: 'Overweight',
  overweightWhat: 'Over a state’s gross, axle or bridge weight limit.',
  superload: 'Superload',
  superloadWhat: 'So large or heavy that the state reviews the route first.',
  specialty: 'Specialty',
  specialtyWhat: 'Manufactured homes, house moves and other special loads.',

  checkTitle: 'Check your load',
  checkLead:
    'Enter where you’re going and what you’re hauling, and see right away which states require a permit, why, and what each one charges. No account needed.',

  why: 'Why Choose Us',
  reasons: {
    immediate: {
      name: 'Immediate service',
      text: 'Order at any hour. You see what each state requires, why, and its fee before you pay, and we get your order the moment you do.',
    },
    experienced: {
      name: 'Experienced team',
      text: 'Ten years of filing with state permit offices. We know what each one asks for, and we review every application the way they will.',
    },
    satisfied: {
      name: 'Customer satisfaction',
      text: 'Call or email us about any order. Every status tells you what happens next, and if a state refuses a permit, you can fix and resubmit it at no extra charge from us.',
    },
  },

  how: 'How to Order',
  howLead: 'Simple steps in one form. What you type is saved, so you can pick up where you left off on any device.',
  steps: {
    person: {
      name: 'Give personal and company information',
      text: 'Who is ordering, and for which carrier. Enter the USDOT number and we fill in the company.',
    },
    states: {
      name: 'Pick the state on an interactive map',
      text: 'One state or every state on your route, on the map or by name.',
    },
    vehicles: {
      name: 'Enter truck, trailer, load type and dimensions',
      text: 'The way you say them: 14 ft 6, 14-6 or 174 in. The drawing shows what you typed.',
    },
    permits: {
      name: 'Choose the permit type',
      text: 'We show you which permits the load needs and why. You set the dates, origin and destination.',
    },
    pay: { name: 'Pay securely', text: 'By card, and only after you have seen each fee and the total.' },
  },
  afterwards:
    'Then a representative contacts you, files the permits with each state and tells you when they are issued.',

  pay: 'Cards and wallets',

  who: 'Who we are',
  about: [
    'We are permit people. For ten years we have filed oversize and overweight permits for carriers who would rather drive than wait on hold: transformers, presses, vessels, beams, homes and the machines that move them.',
    'Eight companies and more than 400 employees work with the permit offices of 48 states. The rules on these pages are the ones we file by, each with its source and the date we checked it.',
  ],
  officesTitle: 'Our offices',
  showMap: (city: string) => `Show ${city} on a map`,
  mapTitle: (city: string) => `Our office in ${city}`,
  mapWords: (city: string, state: string) => `Map of ${state} showing its interstates and our office in ${city}.`,
  ok: 'OK',
  close: 'Close',

  questionsTitle: 'Frequently asked questions',
  questions: [
    {
      asked: 'When do I need an oversize permit?',
      answer:
        'When your truck, trailer and load together are wider, taller or longer than a state allows. On interstates in all 48 states the width limit is 8 ft 6 in; height and length limits vary by state. The load check on this site gives you the answer for your load, state by state.',
    },
    {
      asked: 'When is a load overweight?',
      answer:
        'On interstates, when it is over 80,000 lb gross, 20,000 lb on a single axle or 34,000 lb on a tandem, or over what the bridge formula allows for your axle spacing. Some states allow more on their own roads.',
    },
    {
      asked: 'What is a superload?',
      answer:
        'A load too big for a routine permit. The state reviews the bridges and the route before it answers, which can take days or weeks, and often requires a route survey. Every state draws the line in a different place; we tell you when you cross it.',
    },
    {
      asked: 'How long does a permit take?',
      answer:
        'Many states answer the same business day or the next; superloads take longer. Turn-around times are best effort: the state decides. You see each permit’s status in your order, and we e-mail you when it changes.',
    },
    {
      asked: 'What does it cost?',
      answer:
        'Each state’s fee, shown permit by permit before you pay. Quoted fees are estimates: if a state charges a different amount, we tell you.',
    },
    {
      asked: 'Which states can I order permits for online?',
      answer:
        'The 48 contiguous states. Permits for Alaska, Hawaii and the District of Columbia are not sold online: call us.',
    },
    {
      asked: 'Do I need escorts?',
      answer:
        'That depends on the state, the road and how far the load exceeds the limits. The load check lists the escorts each state usually requires; the issued permit governs.',
    },
    {
      asked: 'How do I pay?',
      answer:
        'By Visa, Mastercard or American Express. The card form comes from our payment provider, so card numbers never reach our servers. Your receipt is in the order.',
    },
    {
      asked: 'What if a state refuses?',
      answer:
        'You see the state’s reason in your order, fix what it asks for and resubmit the permit at no extra charge from us.',
    },
    {
      asked: 'Can I change an issued permit?',
      answer:
        'No. Altering an issued permit is prohibited by law. If the load or the dates change, call us before you move, and we’ll tell you what the state allows.',
    },
    {
      asked: 'Who can order?',
      answer: 'Anyone 18 or older who orders for a carrier. Creating an account takes an e-mail address and a minute.',
    },
  ],

  articlesTitle: 'Blog',
  articlesLead: 'What permit offices wish every carrier knew.',
  allArticles: 'All articles',
  noArticles: 'Our first article is on the way.',

  joinTitle: 'Join our team',
  joinLead:
    'We are hiring people who like getting the details right: permit specialists, route planners and customer service representatives. Tell us what you do best.',
  contactTitle: 'Contact us',
  contactLead:
    'Questions about a load, a state or an order? Call us or write to us here, and a representative will get back to you.',
  form: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    position: 'Desired position',
    joinMessage: 'What you do best',
    message: 'Message',
    optional: 'optional',
    send: 'Send',
    website: 'Leave this field empty',
    problems: 'There is a problem',
    error: 'Error:',
    noName: 'Please input your name!',
    noEmail: 'Please input your email!',
    noPosition: 'Please input your desired position!',
    noMessage: 'Please input your message!',
    wrongFormat: 'Wrong format!',
    onlyNumbers: 'Wrong format! (ONLY NUMBERS)',
    tooLongPhone: 'Max 10',
    needsScript: 'This form needs JavaScript. Turn it on, or call or e-mail us.',
    sending: 'Sending…',
    refused: 'Something went wrong, try again later !',
    sentTitle: 'Thank you',
    received: 'We have your message.',
    representative: 'A representative will get back to you.',
    kept: 'We have it on this device and keep sending it.',
  },

  closing: 'Get the permits for your next load',
  getPermit: 'Get permit',
  adults: 'You must be at least 18.',
} as const;
