import { expect, test } from 'vitest';
import { readOne } from './permit-text.test-support.ts';

const facts = `Permit No. PA-4711   Valid: 12/08/2026 to 12/12/2026
Truck VIN: 1XKYDP9X2MJ482913   Width: 12' 2"   Gross weight: 98,000 lbs`;
const head = 'Commonwealth of Pennsylvania\nSpecial Hauling Permit\n';

const places = {
  'above its facts': (words: string) => `${head}${words}\n${facts}`,
  'in its remarks': (words: string) => `${head}${facts}\nRemarks: ${words}`,
  'below its facts': (words: string) => `${head}${facts}\n${words}`,
};
// Cast: the keys of the record.
const everywhere = Object.keys(places) as (keyof typeof places)[];

test.each([
  'Your request cannot be honored until a bond is on file with the Department.',
  'We have a question about your route. Reply by 12/07/2026 or the file will be closed.',
  'The route you asked for is closed at mile 118. Choose another one in the portal.',
  'Our records show another company name for this USDOT number.',
  'The permit below needs your attention.',
  'Load rating of structure 44-118 is still being computed by the bridge section',
  'Railroad consent for crossing 471-118 has not come in.',
  'The number shown is for tracking only and will change.',
  'Once the cashier has stamped this page it is a permit.',
  'You are late with the trip report for this permit.',
  'Heartland Hauling LLC may not move this load yet.',
  'Wait: this permit cannot be used before the Department countersigns it.',
  'Bridge office wants the spacing of axle 7 before it can say yes.',
  'A newer permit took the place of this one on 12/01/2026.',
  'The carrier was notified that this application lacks a route survey.',
  'We have no rating for bridge 44-118 on your route.',
  'Your insurance was accepted, but your bond is short by $5,000.',
  'Please confirm by 12/05/2026 that the dates can stay.',
  'For classroom use by new permit clerks.',
  'Your permit is ready to print.',
  'Your permit TX-4711 has been issued.',
  'Attached is your permit.',
  'Pay to receive permit.',
  'To be released after the review of the bridge',
  'DISAPPROVED by District Engineer',
  'INVALIDATED 12/10/2026',
  "Refunded 12/08/2026 at carrier's request",
  'COPY VACATED - SEE REISSUED PERMIT',
  'FOR INSTRUCTIONAL USE',
  'Waiting for second approver',
  'Temporarily deactivated',
  'PLAYGROUND SITE - NOT REAL',
  'Advance copy; number will become active on approval',
  'Hearing set for December 7, 2026 at 10:00 AM on the allegations below.',
  'Entered at Perry port; it is not the vehicle that arrived',
  'Mark one option and return.',
  'Time left to complete this purchase: 14:55',
])('a permit that says “%s” is looked at', (words) => {
  for (const place of everywhere)
    expect(readOne(places[place](words)), place).toMatchObject({
      isPermit: true,
      stamp: null,
      doubt: expect.any(String),
    });
});

test.each([
  'Counsel drafted terms for this company.',
  'Copied for the crash inquiry of 12/09/2026',
  'What this move would cost',
  'OVERSIZE PERMIT CHANGE NOTICE',
  'Route survey for permit number PA-4711',
  'Trip itinerary prepared by Keystone Permits',
  'Invoice copy - Hauling Permit',
])('above the facts of a permit, “%s” is looked at', (words) => {
  expect(readOne(places['above its facts'](words))?.isPermit && readOne(places['above its facts'](words))?.doubt).toBe(
    words,
  );
});

test.each([
  'This permit must be carried in the vehicle at all times and shown to any officer.',
  'This permit is not valid on county roads unless approved by the local authority.',
  'The permittee shall not move until the sheriff has been notified.',
  'This permit may be revoked at any time by the Department for cause.',
  'Insurance must be on file with the Department before a superload permit is issued.',
  'Do not travel on I-435 between 7 AM and 9 AM.',
  'If you see an error on this permit, do not travel.',
  'Any change of this permit after issuance requires an amendment and a fee.',
  'The application is made a part of this permit.',
  'Requests for changes must be submitted before the permit expires.',
  'The Department reserves the right to cancel this permit without notice.',
  'You are hereby authorized to move the vehicle described, subject to the provisions below.',
  'Travel pending bad weather must stop at the next safe place.',
  'Call 1-800-929-2055 two hours before reaching the New Mexico line on US 54.',
  'Bridge on SR 44 at mile 12: cross at 5 MPH, centered, no braking.',
  "Amended 11/20: dates changed at carrier's request.",
  'No additional fee was charged. Balance in escrow account: $1,240.00',
  'Payment: Credit card Visa ending 1111',
  'Utilities (We Energies) were notified by the carrier on 11/12/2026 and will lift wires.',
  'The bridge office has no objection at 10 mph, centered.',
  'US-412 bridge over Black Bear Creek is being replaced; the detour is SH-15.',
  'From our engineer: the pavement of US 29 has been milled, use the left lane.',
  'This document is your permit. You have 5 days to use this permit.',
  'Late accounts are put on hold and no further permits will be issued to them until paid.',
  'Our office is closed on Saturdays. Thank you for keeping our roads safe.',
  'Previous permit: 26-11872',
  'FOR OFFICIAL USE ONLY',
  'Revised 12/07/2026 by JT',
  'Application No: 5512077',
  'Pending construction at mile 112, expect delay.',
  'District 3: no comments. Credit card fees are not refunded by the vendor.',
  'A bill now pending in the legislature would raise the fee of annual permits.',
])('a permit with the rule “%s” is surely one', (words) => {
  for (const place of everywhere)
    expect(readOne(places[place](words)), place).toMatchObject({ isPermit: true, doubt: null });
});

test.each([
  'CHARGEBACK RECEIVED 12/01/2026',
  'HOLDING FOR DISTRICT 4 BRIDGE ENGINEER',
  'LISTING FOR ACCOUNT 77120',
  'Ran over the scale twice',
])('a paper without a term of a permit that says “%s” is looked at', (words) => {
  expect(readOne(`${head}${facts}\n${words}`)?.doubt).toBe(words);
});

test.each(['Hours: sunrise to sunset', 'Escort: none', 'Load is nondivisible'])(
  '“%s” is a term for the move',
  (term) => {
    expect(readOne(`${head}${facts}\nRan over the scale twice\n${term}`)?.doubt).toBe(null);
  },
);

test('besides a term for the move, words that nobody knows make no permit doubtful', () => {
  const words = 'Ran over the scale twice';
  expect(readOne(`${head}${facts}\n${words}\nThis permit must be carried in the vehicle.`)?.doubt).toBe(null);
});

test.each(['Single Trip Movement Approval', 'OSOW single haul clearance'])(
  'a paper that names no permit and is headed “%s” is looked at',
  (title) => {
    expect(readOne(`${title}\n${facts.replace('Permit No. PA-4711', 'Authorized route: US 54')}`)).toMatchObject({
      isPermit: true,
      doubt: title,
    });
  },
);

test('the words of a site around a permit are looked at', () => {
  expect(readOne(`Home   My Account   Log Out\n${head}${facts}`)?.doubt).toBe('Home My Account Log Out');
});

test.each(['ROAD USE PERMIT', 'Class A Permit Single Trip', 'Regular Single Trip'])(
  'a paper with the title “%s” is surely a permit',
  (title) => {
    expect(readOne(`Department of Transportation\n${title}\n${facts}`)).toMatchObject({ isPermit: true, doubt: null });
  },
);

test('among the provisions, and on pages behind the permit, a sentence needs more to be doubtful', () => {
  const rule = 'Please submit a trip report within 30 days.';
  expect(readOne(`${head}${facts}\n${rule}`)?.doubt).toBe(rule);
  expect(readOne(`${head}${facts}\nGENERAL PROVISIONS\n${rule}`)?.doubt).toBe(null);
  expect(readOne(`${head}${facts}`, `Provisions of permits\n${rule}`)?.doubt).toBe(null);
});

test('a sentence over several lines is quoted whole, and a long one shortened', () => {
  const lines = 'Your request cannot be honored until a bond is on file with the\ndepartment of this state.';
  expect(readOne(places['above its facts'](lines))?.doubt).toBe(lines.replace('\n', ' '));
  const long = `We cannot go on, because ${'of this and of that, '.repeat(20)}`;
  expect(readOne(places['below its facts'](long))?.doubt).toHaveLength(202);
});
