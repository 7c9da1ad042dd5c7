import { branding, seller } from '@wideload/contract/client';

const { name } = branding;

export const termsTexts = {
  head: {
    title: 'Terms of Use',
    description: `The terms for ordering oversize and overweight permits with ${name}: fees, payment, turn-around, voids, who is responsible for what, and how disputes are settled.`,
  },
  title: 'Terms of Use',
  lead: `What you can expect from ${name}, what we expect from you, and what happens when something goes wrong. Please read them before you order.`,
  brief: [
    ['18', 'is the minimum age for an account'],
    ['6', 'terms you review before each payment'],
    ['30', 'days of informal negotiation, at least, before arbitration'],
    ['Nevada', 'law governs these terms'],
  ],
  sections: {
    agreement: {
      title: 'Agreement to these terms',
      body: [
        `These terms are a contract between you and ${seller.company}, which runs ${name} (“we”, “us”). They apply to this website, to the app you open from it, and to every order you place.`,
        'You accept them when you check the box at sign-up, place an order, or use the website. If you do not agree, do not use it.',
        'We may change these terms. The date at the top shows when they took effect. If a change reduces your rights, we email account holders at least 30 days before it takes effect. The terms in effect when you paid for an order continue to apply to it.',
      ],
    },
    service: {
      title: 'What we do, and what we are not',
      body: [
        `${name} is a permit service. You describe a load and a route once. We work out which states require an oversize or overweight permit, apply for the permits in your company’s name, and keep everything in one place.`,
        'We are a private company and are not affiliated with any state or the federal government. Only the state can issue, restrict or refuse a permit.',
        'Alaska, Hawaii and the District of Columbia are shown for completeness, but their permits are not sold online.',
      ],
    },
    eligibility: {
      title: 'Who may use it',
      body: [
        'You must be at least 18 years old.',
        'If you order for a company, you confirm that you are authorized to act for it and that it accepts these terms too.',
        'The service is for motor carriers in the United States and the people who order permits for them.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        'You need an account to order. Use a working email address: we confirm it with a six-digit code and send everything about your orders there.',
        'Keep your password to yourself. You are responsible for what happens under your account. If you think someone else has used it, change your password, which signs out every other device, and let us know.',
        'You may not sell your account or hand it over to another company.',
      ],
    },
    messages: {
      title: 'How we contact you',
      body: [
        'You agree that we may contact you by email and through notices in your account about sign-in, orders, permits and payments. A representative may also call the phone number on an order when a state has a question.',
        'These messages are part of the service. We send no advertising unless you ask for it.',
        'A message counts as received on the day we send it to your account’s email address, so keep that address up to date.',
      ],
    },
    accuracy: {
      title: 'Accurate information',
      body: [
        'All information in an order must be accurate: the company, the truck and trailer, the axles and their spacing, the dimensions and weight of the loaded vehicle, the dates, the origin and the destination.',
        'Permits are issued for exactly what you enter, and a permit that does not match the load is not valid.',
        'Review the summary before you pay. If you find a mistake afterwards, write to us right away. If a state has already processed the permit, you may need a new one at your own cost.',
      ],
    },
    information: {
      title: 'Load check, state pages and calculators',
      body: [
        `${name} shows limits, fees, escorts, travel times and the bridge formula for each state, with sources and the date we read them. We check these figures carefully, but states change them without notice.`,
        'They help you plan. They do not replace a state’s rules or the text of your permit. Where they differ, the state and the permit govern.',
        'A route on a map is the usual highway route, for planning. It does not mean that you may use a road: your permit names the route you must drive.',
      ],
    },
    orders: {
      title: 'How an order works',
      body: [
        'A draft costs nothing, and you can delete it at any time. Your order is placed once you have reviewed the summary and your payment has gone through. It is then pending.',
        'We check each paid order and file its permits with the states. An order is approved when its permits have been issued. If it cannot be carried out, it is rejected and we tell you why.',
        'We may decline an order that is incomplete, unlawful or clearly wrong. In that case we refund whatever has not been paid to a state.',
      ],
    },
    fees: {
      title: 'Fees are estimates',
      body: [
        'The price of an order is the sum of its permit fees, as shown before you pay. Some states charge by the day.',
        'Quoted fees are estimates and may change. If a state charges more than we quoted, extra authorizations on your card may be processed.',
        'We email you the reason and the amount before any extra charge, and it appears in your account afterwards. If a state charges less, or a change makes an order cost less, we refund the difference to the same card.',
        'Pilot cars, route surveys, police escorts, bonds and insurance are not included in the price unless the summary says so.',
      ],
    },
    payment: {
      title: 'Payment by card',
      body: [
        'You pay in US dollars with a card issued in the United States. Our payment provider handles the payment. Card numbers go straight from your browser to the provider; we never see or store them, only the brand, the last four digits and the expiration date.',
        'By paying, you confirm that you are authorized to use the card, and you authorize us to charge the total shown and any extra amounts described in the section on fees.',
        'If a payment fails, the order stays a draft and nothing is filed. If you dispute a charge with your bank without contacting us first, we may stop work on your open orders until the dispute is settled.',
      ],
    },
    turnaround: {
      title: 'Turn-around time',
      body: [
        'Turn-around times are best effort. They depend on the state permit offices and are not guaranteed.',
        'Some permits are issued within minutes, others take days, and superloads can take weeks. Offices close on weekends and holidays.',
        'Do not start a trip until every permit for it has been issued. We are not liable for the cost of waiting.',
      ],
    },
    alteration: {
      title: 'Permits must not be altered',
      body: [
        'Altering an issued permit in any way is prohibited by law. That includes dates, dimensions, weights, routes and vehicles, on paper or in a file.',
        'If something has to change, request a new permit or an amendment from the state. An altered permit is void, and we close the account of anyone who uses one.',
      ],
    },
    voids: {
      title: 'Void policy',
      body: [
        'An issued permit can be voided only if the state allows it. The state may charge a void fee, which we pass on to you.',
        'Email us the order number before the first day the permit is valid. Once a permit has been used or its dates have started, it usually cannot be voided.',
        'We refund what the state returns, less its void fee. A permit that has not been filed yet can be canceled without a void fee.',
      ],
    },
    compliance: {
      title: 'Responsibility of the carrier',
      body: [
        'The permit holder is responsible for complying with every provision of each permit, such as route surveys, insurance and pilot cars.',
        'This includes in particular:',
        [
          'to carry the permits and their provisions in the truck and to read them before the trip',
          'to measure and weigh the loaded vehicle, and not to move when it exceeds what the permit states',
          'to follow the route, the days and the hours of travel, and the rules for weather and holidays',
          'to provide signs, flags, lights, escorts and surveys where they are required',
          'to have registration, authority, insurance and a driver with the license the law requires',
        ],
        'The permit holder bears any fines, damage and delays that result from not following a permit.',
      ],
    },
    refusals: {
      title: 'Permits that a state refuses',
      body: [
        'A state may refuse a permit, ask for other dates or another route, or ask questions first. We pass its reason on to you.',
        'You can correct the dates, locations and comments on a refused permit, and we file it again at no extra charge from us. If a state charges for another application, the section on fees applies.',
        'If you do not want to try again, we refund what the state has not kept.',
      ],
    },
    conduct: {
      title: 'What is not allowed',
      body: [
        'You must not:',
        [
          'give false information, or order for a company you are not authorized to act for',
          'use the service to evade a limit, an inspection or a fee',
          'use someone else’s card or account',
          'try to access other people’s data, get around the service’s limits, or disrupt it',
          'copy the service’s data in bulk, or run a competing service with it',
        ],
        'If you find a security weakness and report it to us in good faith, we are grateful.',
      ],
    },
    property: {
      title: 'Our content and yours',
      body: [
        `The text, drawings, maps and software of ${name} belong to us or our licensors. You may use them to order permits and run your trips. State laws, fees and limits are public and belong to no one.`,
        'Names and points of towns and ZIP codes come from [GeoNames](https://www.geonames.org) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), changed by us), the U.S. Census Bureau and the U.S. Geological Survey.',
        'What you enter remains yours. You allow us to use it as needed to carry out your orders, answer you, and meet our legal obligations.',
      ],
    },
    others: {
      title: 'Other services, and your data',
      body: [
        'Others do part of the work: states issue permits, a payment provider takes cards, and a federal registry confirms carriers. Their own terms apply to what they do, and we are not responsible for it.',
        'The [privacy policy](/privacy-policy) explains what we keep about you, why, and for how long. The [cookie policy](/cookie-policy) explains what your browser keeps for us.',
      ],
    },
    ending: {
      title: 'Ending the account',
      body: [
        'You can delete your account on the account page at any time, unless a payment is still open. We still carry out paid orders, and the privacy policy lists what we keep.',
        'We may suspend or close an account that breaks these terms or puts others at risk, or when the law or the payment provider requires it. Where possible, we tell you why and give you time to fix it.',
        'The sections on fees, responsibility, warranty, liability and disputes continue to apply afterwards.',
      ],
    },
    warranty: {
      title: 'No warranty',
      body: [
        'We work with care. Beyond that, the service is provided “as is” and “as available”, without warranties of any kind, express or implied, to the extent the law allows. That includes merchantability and fitness for a particular purpose.',
        'We do not promise that a permit will be issued, or issued by a certain time, that a route can be driven, or that the website will be uninterrupted or free of errors.',
      ],
    },
    liability: {
      title: 'Limits of liability, and indemnity',
      body: [
        'To the extent the law allows, we are not liable for indirect or consequential damages, such as lost profit, lost contracts, detention, storage or waiting time.',
        'For everything else, our liability for an order is limited to what you paid us for it.',
        'These limits do not apply to willful misconduct or gross negligence, to personal injury, or where the law forbids them.',
        'If someone makes a claim against us because you gave wrong information, altered a permit or did not follow one, you cover the cost, including reasonable attorney’s fees. We will tell you about the claim promptly, and you may defend against it.',
      ],
    },
    disputes: {
      title: 'Governing law and disputes',
      body: [
        'These terms are governed by the law of the State of Nevada, without regard to its conflict-of-laws rules, and by the Federal Arbitration Act.',
        'Talk to us first. Each side tells the other in writing what the dispute is about and what would resolve it, and both try in good faith to resolve it by informal negotiation for at least 30 days before either starts arbitration.',
        'A dispute that cannot be resolved that way is decided by one arbitrator under the Commercial Arbitration Rules of the American Arbitration Association, in Washoe County, Nevada, or by video. Judgment on the award may be entered in any court that has jurisdiction.',
        'Either side may go to small claims court instead, or ask a court to stop the misuse of an account or of intellectual property. To the extent the law allows, both sides waive a jury trial, and claims are brought individually, not as a class.',
        'You may opt out of arbitration by writing to us within 30 days of first accepting these terms. In that case, the courts of Washoe County, Nevada, decide.',
        'If part of these terms cannot be enforced, the rest remains in force. If we do not use a right at once, we do not give it up.',
      ],
    },
    contact: {
      title: 'Contact us',
      body: ['Questions about these terms, a dispute, or an order: write, call or visit us. A person answers.'],
    },
  },
} as const;
