import { branding, seller } from '@wideload/contract/client';

const { name } = branding;

export const termsTexts = {
  head: {
    title: 'Terms of Use',
    description: `The terms for ordering oversize and overweight permits with ${name}: fees, payment, turn-around, voids, who is responsible for what, and how disputes are settled.`,
  },
  title: 'Terms of Use',
  lead: `What you can expect of ${name}, what we expect of you, and what happens when something goes wrong. Please read them before you order.`,
  brief: [
    ['18', 'years is the minimum age for an account'],
    ['6', 'terms you review before each payment'],
    ['30', 'days of talking, at least, before arbitration'],
    ['Nevada', 'law governs these terms'],
  ],
  sections: {
    agreement: {
      title: 'Agreement to these terms',
      body: [
        `These terms are a contract between you and ${seller.company}, which runs ${name} (“we”, “us”). They apply to this website, to the app that you open with it, and to every order that you place.`,
        'You accept them by ticking the box at sign-up, by placing an order, or by using the website. If you do not agree, do not use it.',
        'We may change these terms. The date at the top says since when they apply. If a change takes something from you, we tell account holders by e-mail at least 30 days before it applies. An order stays under the terms that applied when you paid for it.',
      ],
    },
    service: {
      title: 'What we do, and what we are not',
      body: [
        `${name} is a permit service. You describe a load and a route once; we find out which states ask for an oversize or overweight permit, apply for these permits in the name of your company, and bring the answers together in one place.`,
        'We are a private company. We are no part of any state or of the federal government. Each permit is issued, limited or refused by the state alone.',
        'Alaska, Hawaii and the District of Columbia are shown for completeness, but their permits are not sold online.',
      ],
    },
    eligibility: {
      title: 'Who may use it',
      body: [
        'You must be at least 18 years old.',
        'If you order for a company, you confirm that you are allowed to act for it, and that it accepts these terms as well.',
        'The service is meant for motor carriers and for people who order permits for them in the United States.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        'You need an account to order. Give a real e-mail address: we confirm it with a code of six digits, and everything that concerns your orders goes there.',
        'Keep your password to yourself. What is done while you are signed in counts as done by you. If you believe that someone else has used your account, change your password, which signs out every other device, and tell us.',
        'An account belongs to one person. It must not be sold or handed on.',
      ],
    },
    messages: {
      title: 'How we contact you',
      body: [
        'You agree that we contact you by e-mail and with notices in your account about sign-in, orders, permits and payments. A representative may also call the phone number of an order when a state asks a question.',
        'These messages are part of the service. We send no advertising unless you have asked for it.',
        'A message counts as received on the day it was sent to the address of your account. Keep that address up to date.',
      ],
    },
    accuracy: {
      title: 'Accurate information',
      body: [
        'All the information in an order must be accurate: the company, the truck and trailer, axles and distances, dimensions and weight of the loaded vehicle, the days, the origin and the destination.',
        'Permits are issued for exactly what is stated there, and a permit that does not match the load is not valid.',
        'Look at the summary before you pay. If you find a mistake after that, write to us at once. What an office has already processed may need a new permit, at your cost.',
      ],
    },
    information: {
      title: 'Load check, state pages and calculators',
      body: [
        `${name} shows limits, fees, escorts, travel times and the bridge formula for each state, with sources and the day on which they were read. We check these figures with care, but states change them without telling us.`,
        'They help you to plan and do not replace the rules of a state or the text of your permit. Where they differ, the state and the permit are right.',
        'The route that a map shows is a straight line or a sketch. It is no promise that a road may be used.',
      ],
    },
    orders: {
      title: 'How an order works',
      body: [
        'A draft costs nothing and can be deleted at any time. An order is placed when you have reviewed the summary and the payment has gone through. From then on it is pending.',
        'We check each paid order and file its permits with the states. An order becomes approved when its permits are issued. It is rejected when it cannot be carried out, and we say why.',
        'We may decline an order that is incomplete, unlawful or evidently wrong. Then we refund what has not been paid to a state.',
      ],
    },
    fees: {
      title: 'Fees are estimates',
      body: [
        'The price of an order is the sum of the fees of its permits, as they are shown before you pay. Some states charge by the day.',
        'Quoted fees are estimates and may change. When a state charges more than was quoted, extra authorizations on your card may be processed.',
        'We tell you the reason and the amount by e-mail before an extra charge, and the account shows it afterwards. When a state charges less, or an order is changed so that it costs less, we refund the difference to the same card.',
        'Pilot cars, route surveys, police escorts, bonds and insurance are not part of the price unless the summary says so.',
      ],
    },
    payment: {
      title: 'Payment by card',
      body: [
        'You pay in US dollars with a card that was issued in the United States. Payments are handled by our payment provider. Card numbers go from your browser straight to the provider; we never see or store them, only the brand, the last four digits and the expiry date.',
        'By paying you confirm that you may use the card, and you authorize us to charge the total shown, and extra amounts as the section on fees describes.',
        'If a payment fails, the order stays a draft and nothing is filed. If you dispute a charge with your bank without having talked to us, we may stop work on open orders until it is settled.',
      ],
    },
    turnaround: {
      title: 'Turn-around time',
      body: [
        'Turn-around times are our best effort. They depend on the offices of the states and are not guaranteed.',
        'Some permits are issued within minutes, others take days, and superloads can take weeks. Offices close on weekends and holidays.',
        'Do not start a trip before each permit of it is issued. We are not liable for costs of waiting.',
      ],
    },
    alteration: {
      title: 'Permits must not be altered',
      body: [
        'Altering an issued permit in any way is prohibited by law. That includes dates, dimensions, weights, routes and vehicles, on paper and in a file.',
        'If something has to change, ask for a new permit or for an amendment by the state. An altered permit is void, and we end the account of anyone who uses one.',
      ],
    },
    voids: {
      title: 'Void policy',
      body: [
        'An issued permit can be voided only if its state allows it. Where a state does, it may charge a void fee, which is passed on to you.',
        'Ask for it before the first day on which the permit is valid, by e-mail with the order number. A permit that has been used, or whose days have begun, can usually not be voided.',
        'We refund what the state gives back, less its void fee. A permit that has not been filed yet is canceled without a void fee.',
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
          'to provide signs, flags, lights, escorts and surveys where they are asked for',
          'to hold registration, authority, insurance and a driver with the license that the law asks for',
        ],
        'Fines, damage and delays that come from not following a permit are borne by the permit holder.',
      ],
    },
    refusals: {
      title: 'Permits that a state refuses',
      body: [
        'A state may refuse a permit, ask for other days or another route, or ask questions first. We pass its reason on to you.',
        'You can correct the days, places and comments of a refused permit and have it filed again without paying us a second time. If a state charges for another application, the section on fees applies.',
        'If you do not want to try again, we refund what the state has not kept.',
      ],
    },
    conduct: {
      title: 'What is not allowed',
      body: [
        'You must not:',
        [
          'give false information, or order for a company that you may not act for',
          'use the service to evade a limit, an inspection or a fee',
          'use someone else’s card or account',
          'try to get at data of others, to get around limits of the service, or to disturb it',
          'copy the data of the service in bulk, or run a competing service with it',
        ],
        'Finding a weakness and telling us about it in good faith is welcome.',
      ],
    },
    property: {
      title: 'Our content and yours',
      body: [
        `The texts, drawings, maps and programs of ${name} belong to us or to those who let us use them. You may use them to order permits and to run your trips. Laws, fees and limits of states are public and belong to no one.`,
        'What you enter stays yours. You allow us to use it as far as it is needed to carry out your orders, to answer you, and to meet legal duties.',
      ],
    },
    others: {
      title: 'Other services, and your data',
      body: [
        'Some things are done by others: states issue permits, a payment provider takes cards, a federal registry confirms carriers. Their own terms apply to what they do, and we are not responsible for it.',
        'What we keep of you, why and for how long stands in the [privacy policy](/privacy-policy). What your browser keeps for us stands in the [cookie policy](/cookie-policy).',
      ],
    },
    ending: {
      title: 'Ending the account',
      body: [
        'You can delete your account on its page at any time, unless a payment is open. Paid orders are still carried out, and the privacy policy lists what stays.',
        'We may suspend or end an account that breaks these terms, that puts others at risk, or when a law or the payment provider demands it. Where it is possible, we say why, and give you time to put it right.',
        'The sections about fees, responsibility, warranty, liability and disputes go on to apply afterwards.',
      ],
    },
    warranty: {
      title: 'No warranty',
      body: [
        'We work with care. Beyond that the service is provided “as is” and “as available”, without warranties of any kind, express or implied, as far as the law allows. That includes merchantability and fitness for a particular purpose.',
        'We do not promise that a permit is issued, that it is issued by a certain time, that a route can be driven, or that the website is never interrupted or free of errors.',
      ],
    },
    liability: {
      title: 'Limits of liability, and indemnity',
      body: [
        'As far as the law allows, we are not liable for indirect or consequential damage, such as lost profit, lost contracts, detention, storage or waiting time.',
        'For everything else our liability for an order is limited to what you paid us for it.',
        'These limits do not apply to intent or gross negligence, to injury to persons, or wherever the law forbids them.',
        'If someone claims something of us because you gave wrong information, altered a permit or did not follow one, you bear the cost, including reasonable attorney’s fees. We tell you of such a claim without delay, and you may defend against it.',
      ],
    },
    disputes: {
      title: 'Governing law and disputes',
      body: [
        'These terms are governed by the law of the State of Nevada, without its rules on conflicts of law, and by the Federal Arbitration Act.',
        'Talk to us first. Each side tells the other in writing what the dispute is about and what would settle it, and both try in good faith to settle it by informal negotiation for at least 30 days before either starts arbitration.',
        'What cannot be settled in that way is decided by one arbitrator under the Commercial Arbitration Rules of the American Arbitration Association, in Washoe County, Nevada, or by video. Judgment on the award may be entered in any court that has jurisdiction.',
        'Either side may go to a small claims court instead, or ask a court to stop the misuse of an account or of intellectual property. As far as the law allows, both sides give up a trial by jury, and claims are brought one by one, not as a class.',
        'You may refuse arbitration by writing to us within 30 days of first accepting these terms. Then the courts of Washoe County, Nevada decide.',
        'If a part of these terms cannot be enforced, the rest stays in force. That we do not use a right at once does not mean that we give it up.',
      ],
    },
    contact: {
      title: 'Contact us',
      body: ['Questions about these terms, a dispute, or an order: write, call or visit us. A person answers.'],
    },
  },
} as const;
