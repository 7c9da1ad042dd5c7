import { expect, test } from 'vitest';
import { placeText, readOne } from './permit-text.test-support.ts';
import { readStatePdf } from '../read-pdf.ts';

const vehicle =
  'Permit No. TX-4711\nTruck VIN: 1XKYDP9X2MJ482913   Valid: 12/08/2026 to 12/12/2026\nGross weight: 98,000 lbs';

test.each([
  ['This permit has been cancelled.', true],
  ['If this permit has been cancelled, stop.', false],
  ['THIS PERMIT IS VOID', true],
  ['Where the load is larger, this permit is void.', false],
  ['NOTICE OF DENIAL', true],
  ['Your permit has been denied because of a bridge.', true],
  ['INVOICE', true],
  ['Payment Receipt', true],
  ['Fee Estimate', true],
  ['Route Survey', true],
  ['Vehicle Examination', true],
  ['Survey Results', true],
  ['Certificate of Liability Insurance', true],
  ['Permit Status   On hold - awaiting a bridge review', true],
  ['Issued by   Status\nClerk 7      Submitted', true],
  ['Permit Status   Issued', false],
  ['PERMIT PREVIEW - NOT FOR TRAVEL', true],
  ['FOR TRAINING PURPOSES ONLY', true],
  ['This is a sample of a permit form.', true],
  ['Samples of this form are at the office.', false],
  ['Permit suspended until further notice', true],
  ['Current Status   Pending manager approval', true],
  ['This document is not valid until signed by the permit office.', true],
  ['This permit is not valid until signed by the driver.', false],
  ['PERMIT RENEWAL APPLICATION', true],
  ['REVOKED BY ODOT 02/10/2027', true],
  ['*** SURRENDERED ***', true],
  ['This permit has expired.', true],
  ['This permit was returned for credit.', true],
  ['INVALID', true],
  ['Invalid if altered.', false],
  ['Special Hauling Permit Route Request', true],
  ['Permit Violation Report', true],
  ['RESCINDED 02/10/2027', true],
  ['This permit was rescinded on 02/10/2027 by the department.', true],
  ['PERMIT STATUS: TERMINATED', true],
  ['This permit may be terminated by the department at any time.', false],
  ['Permit State   Cancelled by customer', true],
  ['Disposition: DENIED - bridge 118', true],
  ['PROVISIONAL: waiting for the bridge office', true],
  ['Provisional escorts may be used.', false],
  ['*** HOLD - DO NOT RELEASE ***', true],
  ['Hold harmless: the carrier', false],
  ['TRAINING SYSTEM - NOT A LEGAL DOCUMENT', true],
  ['EXPIRED PERMIT - FOR RECORD ONLY', true],
  ['This permit has been replaced by permit TX-4800.', true],
  ['This permit is replaced by any later permit. Section 12', false],
  ['A permit must be purchased before movement.', true],
  ['A county permit must be purchased for county roads.', false],
  ['Route Approval Letter', true],
  ['TRANSPORTATION PERMIT PROPOSAL', true],
  ['E-Permits Fee Quote', true],
  ['From: permits@dot.example\nSubject: Permit TX-4711', true],
  ['Subject: oversize move', false],
  ['Superseded permit: TX-4700', false],
  ['** V O I D **', true],
  ['EXPIRED', true],
  ['Account Statement', true],
  ['STRAIGHT BILL OF LADING', true],
  ['Rate Confirmation', true],
  ['Scale Ticket', true],
  ['Bill of Lading No. 7711', false],
  ['This letter is not an authorization to move.', true],
  ['Cancelled permits are not refunded.', false],
  ['☐ VOID', false],
  ['☐   VOID   ☐   DRAFT', false],
  ['Your request for a permit has been received and is being reviewed.', true],
  ['Subject: Your permit request TX-27-1 was submitted', true],
  ['Your request for a permit over two\nlines is under review.', true],
  ['This is an estimate and does not authorize movement.', true],
  ['This permit does not authorize travel over posted bridges.', false],
  ['This is not authorization to move.', true],
  ['This is not authorization to move on county roads.', false],
  ['Your request for a permit could not be approved: the bridge is posted.', true],
  ['If your request could not be approved, call the office.', false],
  ['SUPERSEDED by permit TX-27-10448', true],
  ['Superseded by: ________', false],
  ['Permit Application System', false],
  ['APPLICATION SUBMITTED', true],
  ['Monthly Permit Account Statement', true],
  ['PRELIMINARY - FOR ROUTE REVIEW', true],
  ['Preliminary engineering by the state', false],
  ['NOTICE OF VIOLATION', true],
  ['ORDER OF REVOCATION', true],
  ['TRANSACTION SUMMARY', true],
  ['RENEWAL NOTICE', true],
  ['Permit Expired Notice', true],
  ['Application status: Returned for correction', true],
  ['PERMIT AMENDMENT REQUEST', true],
  ['OVERLIMIT PERMIT WORKSHEET', true],
  ['FAX COVER SHEET', true],
  ['Account Activity', true],
  ['NOTICE OF REVISION REQUIRED', true],
  ['Notice of Permit Issuance', false],
  ['Your order has been submitted.', true],
  ['You will receive the permit once it is approved.', true],
  ['We regret that we are unable to approve this movement.', true],
  ['The law sets what we cannot permit.', false],
  ['Send us the certificate before we can issue it.', true],
  ['These fees are an estimate only.', true],
  ['This driver checklist is not a permit.', true],
  ['Permit TX-4711 is on hold until the balance is paid.', true],
  ['Permit TX-4711 is no longer valid.', true],
  ['A permit is no longer valid after its last day.', false],
  ['A permit has not been issued yet.', true],
  ['Press Pay to submit your request.', true],
  ['Do not move.', true],
  ['Do not move at night.', false],
  ['Your permit will be released once payment has cleared.', true],
  ['Payment due: $25.00.', true],
  ['Balance due 0.00', false],
  ['Result: NOT FOUND OR EXPIRED', true],
  ['Permit Verification', true],
  ['Carolina Heavy Haul LLC - Trip Sheet', true],
  ['32-J Worksheet for Overdimensional Permit', true],
  ['Incident Report - Permit TX-4711', true],
  ['Order Ticket', true],
  ['Permit number: to follow', true],
  ['Permit no.: 0044182 (expected)', true],
  ['This report does not grant permission to move.', true],
  ['Permit History Report', true],
  ['Permit Status: Closed', true],
  ['Road status: Closed', false],
  ['Saved, not submitted', true],
  ['INVOICE 88120', true],
  ['Invoice No. INV-88120', false],
  ['ROUTE SURVEY FORM', true],
  ['Bridge Analysis Request', true],
  ['OVERSIZE PERMIT SURETY BOND', true],
  ['PILOT/ESCORT VEHICLE OPERATOR CERTIFICATE', true],
  ['GENERAL PROVISIONS FOR HAULING PERMITS', true],
  ['CONDITIONS OF THIS PERMIT', false],
  ['TRIP TAX PERMIT', true],
  ['30-DAY GENERAL USE PERMIT', true],
  ['OVERSIZE TRIP PERMIT', false],
  ['OVERWEIGHT REGISTRATION PERMIT', false],
  ['NOT VALID UNTIL PAYMENT IS RECEIVED', true],
  ['This permit is not valid until the fee has been paid.', true],
  ['Status   Engineering Review', true],
  ['Permit Status: Not Yet Approved', true],
  ['Status: Approved - pending payment', true],
  ['Permit Status: Approved', false],
  ['We regret to inform you that this request has not been approved.', true],
  ['Note that this request has been denied elsewhere if it is not signed', false],
  ['Your application for a load 16\'0" wide and 210,000 lbs has been denied: the bridge is posted.', true],
  ['APPLICATION DECLINED', true],
  ['Payment due 01/10/2027', true],
  ['PERMIT CANCELLATION', true],
  ['REFUND REQUEST', true],
  ['PROPOSED ROUTE', true],
  ['Load Manifest', true],
  ['REVOKED 12/09/2026', true],
  ['Permit voided 12-09-2026', true],
  ['Void after 12/12/2026', false],
  ['Application returned for corrections', true],
  ['Application fees are not returned.', false],
  ['A map of the route is attached to this permit.', false],
  ['PERMIT AMENDMENT', false],
  ['Annual Permit Expiration Notice', true],
  ['SELF CERTIFICATION ROUTE INSPECTION', true],
  ['Trip Permit in Lieu of Registration', true],
  ['HAZARDOUS MATERIALS TRANSPORTATION PERMIT', true],
  ['Your request to move 14\'0" wide from 12/08/2026 to 12/12/2026 is incomplete.', true],
  ['Your permit was revoked on January 9, 2027.', true],
])('a paper with the words %s is no permit in force: %s', (words, isStamped) => {
  const read = readOne(`Texas Department of Motor Vehicles\n${words}\n${vehicle}`);
  expect(read?.stamp !== null).toBe(isStamped);
  expect(read?.isPermit).toBe(!isStamped);
});

test('a receipt before or behind the permit is no stamp of it', () => {
  const receipt = 'Texas Department of Motor Vehicles\nReceipt\nPermit No. TX-4711\nAmount Paid: $60.00';
  const permit = `Texas Department of Motor Vehicles\nOversize Permit\n${vehicle}`;
  const expected = { isPermit: true, stamp: null, state: 'TX', number: 'TX-4711', feeCents: 6000 };
  expect(readOne(receipt, permit)).toMatchObject(expected);
  expect(readOne(permit, receipt)).toMatchObject(expected);
});

test('of a permit with sizes, a receipt is a box beside it', () => {
  const text = `State of Ohio\nReceipt\nPermit No. OH-4711   Receipt No. 77\nWidth: 12' 2"`;
  expect(readOne(text)).toMatchObject({ isPermit: true, stamp: null, width: 146 });
});

test('a payment with the sizes of its permit is no box of it, without a title of the permit', () => {
  const read = (title: string) =>
    readOne(`State of Ohio\n${title}\nPAYMENT RECEIPT\nPermit No. OH-4711\nWidth: 12' 2"\nAmount Paid: $60.00`);
  expect(read('Motor Carrier Permit Office')).toMatchObject({ isPermit: false, stamp: 'PAYMENT RECEIPT' });
  expect(read('Permit 4711 12/08/2026')).toMatchObject({ isPermit: false, stamp: 'PAYMENT RECEIPT' });
  expect(read('Single Trip Permit')).toMatchObject({ isPermit: true, stamp: null });
});

test('what a bill behind the permit says of itself is no stamp of the permit', () => {
  const permit = `State of Ohio\nOversize Permit\n${vehicle}`;
  const bill = 'Billing\nPermit No. TX-4711\nPayment due: $15.00\nTHIS INVOICE IS NOT A PERMIT';
  expect(readOne(permit, bill)).toMatchObject({ isPermit: true, stamp: null });
  expect(readOne(`${permit}\nPayment due: $15.00`)?.stamp).toBe('Payment due: $15.00');
  expect(readOne(bill)?.isPermit).toBe(false);
});

test('a paper with one day and no number is no permit', () => {
  const read = (last: string) =>
    readOne(`State of Maryland\nHauling by permit\nEffective 07/01/2026\n${last}\nMaximum width: 16' 0"`)?.isPermit;
  expect(read('Page 1')).toBe(false);
  expect(read('Expires 07/05/2026')).toBe(true);
});

test('a paper that names a vehicle and its weight alone is no permit', () => {
  const paper = (words: string) =>
    `State of Ohio\nAnnual permit\n${words}\nVIN: 1XKYDP9X2MJ482913\nGross weight: 98,000 lbs`;
  expect(readOne(paper('Saved profile'))?.isPermit).toBe(false);
  expect(readOne(paper('Permit No. OH-4711'))?.isPermit).toBe(true);
});

test('the state stands on the page with the number, behind a cover', () => {
  expect(readOne('Fax\nTo: A carrier\nPages: 2', `State of Ohio\n${vehicle}`)).toMatchObject({
    state: 'OH',
    number: 'TX-4711',
  });
});

test('a paper without any size or weight is no permit', () => {
  const text = 'State of Ohio\nPermit No. OH-4711\nTruck VIN: 1XKYDP9X2MJ482913   Valid: 12/08/2026 to 12/12/2026';
  expect(readOne(text)).toMatchObject({ isPermit: false, stamp: null, number: 'OH-4711' });
  expect(readOne(`${text}\nWidth: 12' 2"`)?.isPermit).toBe(true);
});

test('words in huge letters over a page are no part of its lines', () => {
  const page = placeText(`State of Ohio\nTruck Plate: 3GT4827   Trailer Plate: T718204\n${vehicle}`);
  const huge = (text: string, x: number, y: number) => ({ text, x, y, width: 40, height: 60 });
  const over = [huge('N O T', 0, 15), huge('V A L I D', 200, 16)];
  const read = readStatePdf([{ ...page, pieces: [...page.pieces, ...over] }]);
  expect(read).toMatchObject({ permits: [{ stamp: 'NOT VALID', truckPlate: '3GT4827', trailerPlate: 'T718204' }] });
});

test('huge words across a table are behind its lines, and a huge title is above them', () => {
  const page = placeText(`${vehicle}\nWidth       Height\n12' 2"      14' 6"`);
  const huge = (text: string, y: number) => ({ text, x: 0, y, width: 300, height: 45 });
  const read = readStatePdf([
    { ...page, pieces: [...page.pieces, huge('State of Ohio', -20), huge('OFFICE COPY', 50)] },
  ]);
  expect(read).toMatchObject({ permits: [{ state: 'OH', isPermit: true, width: 146, height: 174 }] });
});

test('an application behind a cover is known by its own head', () => {
  const paper = `State of Ohio\nApplication for a Permit\nStart: 12/08/2026   End: 12/12/2026\nWidth: 12' 2"`;
  expect(readOne('Fax cover\nPages: 2', paper)).toMatchObject({ state: 'OH', isPermit: false });
});

const titled = (...words: string[]) =>
  readOne(
    `State of Ohio\nOversize Permit\nPermit No. OH-4711   Valid: 12/08/2026 to 12/12/2026\n${words.join('\n')}\nWidth: 12' 2"`,
  );

test.each([
  'INCOMPLETE',
  'AWAITING PAYMENT',
  '*** UAT ***',
  'COPY - NOT FOR MOVEMENT',
  'File copy - may not be used to move a load',
  'USED - TRIP COMPLETED 12/09/2026',
  'NOT THE CURRENT VERSION',
  'Revision 1 of 3 - see revision 3',
  'CONFISCATED BY OFFICER 1182 ON 12/09/2026',
  'ROUTE SURVEY REQUIRED BEFORE PERMIT CAN BE RELEASED',
  'This permit activates when the amount owed is paid.',
  'Environment: QA2',
  'Decision of reviewer: Not granted.',
  'Permit status: With supervisor',
  'Stage: Structures',
  'Approval withdrawn by District 4 on 12/07/2026.',
  'Card payment declined. Permit not activated.',
  'CARRIER OUT OF SERVICE - PERMIT PRIVILEGES SUSPENDED',
  'Released: No',
  'Last saved 12/04/2026 14:02, step 4 of 6',
  'Not a real permit - vendor acceptance run 14',
  'ISSUED IN ERROR',
  'NULL AND VOID',
  'Fee not received',
  "Permit withdrawn at carrier's request",
  'VALIDATION FAILED - AXLE 4 OVER LIMIT',
  'Moved to a new unit: see permit OH-4800',
  'Class     Status        Clerk\nPermit    Exception     Seven',
])('a permit with the words %s beside its facts is not in force', (words) => {
  expect(titled(words)).toMatchObject({ isPermit: false, stamp: expect.any(String) });
});

test.each([
  'Expired permits must be surrendered. This permit is subject to cancellation.',
  'NIGHT TRAVEL   NOT AUTHORIZED',
  'This permit may not be used to move loads on Sundays.',
  'Not for use on toll roads.',
  'Payment status: Paid',
  'Class     Status        Clerk\nPermit    Active        Seven',
  'Escort status: Required front and rear',
  'Awaiting escorts at the state line is allowed.',
  'Facsimile or electronic copies are accepted.',
  'Example: a load 12 feet wide needs one escort.',
  'If payment is returned this permit is cancelled.',
  'Amount owed $0.00',
  'Not valid in the City of Columbus.',
  'This is not a permit for fuel tax.',
  'Falsified, expired or revoked permits are seized.',
  'Decision: Approved by Structures',
])('a permit with the words %s stays one', (words) => {
  expect(titled(words)).toMatchObject({ isPermit: true, stamp: null });
});

test.each([
  ['Correction required', 'Correction required'],
  ['How to read your permit', 'How to read your permit'],
  ['Schedule A - Vehicles covered by annual permit', 'Schedule A - Vehicles covered by annual permit'],
  ['EQUIPMENT LEASE', 'EQUIPMENT LEASE'],
  ['Notice to permittee', 'Notice to permittee'],
  ['Commercial Vehicle Services', null],
  ['ITAP', null],
  ['January 8, 2027', null],
  ['VEHICLES OF THE PERMIT', null],
  ['Motor Carrier Office - Single Trip Permit', null],
  ['Port of Entry Permit', null],
  ['EQUIPMENT LEASE\nThe carrier is hereby authorized to move the load.', null],
])('without a permit in its head, a paper is what its title says: %s', (title, stamp) => {
  const text = `State of Ohio\n${title}\nPermit No. OH-4711   Valid: 12/08/2026 to 12/12/2026\nWidth: 12' 2"`;
  expect(readOne(text)).toMatchObject({ isPermit: stamp === null, stamp });
});

test.each(['CITY OF DAYTON', 'Hamilton County, Ohio', 'McLean County Highway Department', 'Miami Township'])(
  'the permit of %s is for its own roads',
  (issuer) => {
    const paper = `${issuer}\nState of Ohio\nOversize Permit\n${vehicle}`;
    expect(readOne(paper)).toMatchObject({ isPermit: false, stamp: issuer });
  },
);

test('a watermark that is wrapped in the middle of a word', () => {
  const page = placeText(`State of Ohio\nOversize Permit\n${vehicle}`);
  const huge = (text: string, y: number) => ({ text, x: 0, y, width: 200, height: 60 });
  const read = readStatePdf([{ ...page, pieces: [...page.pieces, huge('N O T V A', 15), huge('L I D', 90)] }]);
  expect(read).toMatchObject({ permits: [{ isPermit: false, stamp: expect.stringMatching(/L ?I ?D/) }] });
  const turned = readStatePdf([{ ...page, aslant: ['NOT VA', 'LID'] }]);
  expect(turned).toMatchObject({ permits: [{ isPermit: false }] });
});
