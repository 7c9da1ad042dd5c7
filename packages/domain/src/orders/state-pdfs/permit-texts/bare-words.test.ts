import { expect, test } from 'vitest';
import { readStatePdf } from '../read-pdf.ts';
import { type PermitText, days, readOne, truckVin } from './permit-text.test-support.ts';

const head = 'Ohio Department of Transportation\nPermit No. OH-4711\n';

test.each<PermitText>([
  ['behind the state', 'STATE OF KANSAS          KS-661209\nOversize Permit', { number: 'KS-661209' }],
  ['behind No.', 'State of Wyoming   No. WY-27-30118\nOversize Permit', { number: 'WY-27-30118' }],
  ['behind the title', 'State of Oregon\nSINGLE TRIP PERMIT 1290044', { number: '1290044' }],
  [
    'behind other words and the title',
    'State of Oregon\nCommerce Division - Trip Permit 1290044 (Single Trip)',
    { number: '1290044' },
  ],
  ['beside the title', 'State of Idaho\nSDA-118844   Single Trip Oversize Permit', { number: 'SDA-118844' }],
  ['before its kind', 'State of Idaho\nPermit: C-441827 (Single trip)', { number: 'C-441827' }],
  [
    'of the authority',
    'State of Nebraska\nAuthority to Move an Oversize Load\nAuthority No: A-118804',
    { number: 'A-118804' },
  ],
  ['of the document', 'State of Kansas\nOversize Permit\nDocument No.\nSD2611-40882', { number: 'SD2611-40882' }],
  ['in a series', 'State of Ohio\nHAULING PERMIT   SINGLE TRIP   Serial No. 0076541', { number: '0076541' }],
  ['of a vehicle in a series', `State of Ohio\nHauling Permit\nSerial No. 0076541   Year 2021`, { number: null }],
  ['before a comma', 'State of Vermont\nPermit VT-ANN-3381, good for one year', { number: 'VT-ANN-3381' }],
  ['of an application', 'State of Kansas\nOversize Permit\nApplication Number   KS-661209', { number: null }],
  ['of two papers', 'Oversize Permit\nState of Kansas\nNo. KS-661209   No. KS-661210', { number: null }],
  ['without the word for a permit', 'State of Kansas\nNo. KS-661209', { number: null }],
  ['of a telephone', 'Oversize Permit\nState of Kansas\nNo. 785-271-3145', { number: null }],
])('a number in the head, %s', (_, lines, facts) => {
  expect(readOne(`${lines}\nUSDOT: 2884417`)).toMatchObject(facts);
});

test('a fee behind the word for a permit is no number', () => {
  const read = readOne('State of Kansas\nHAULING PERMIT WV-261204-B\nPERMIT FEE 40.20');
  expect(read).toMatchObject({ number: 'WV-261204-B', feeCents: 4020, unclear: [] });
});

test('the title of an annual permit is no heading of other days', () => {
  const read = readOne('State of Kansas\nANNUAL PERMIT\nEFFECTIVE: 12/08/2026   EXPIRES: 12/12/2026');
  expect(read).toMatchObject(days);
});

test('a number in large type is the one of the head', () => {
  const pieces = ['State of Ohio', 'Oversize Permit', 'USDOT: 2884417', 'Width: 12 ft', 'Height: 14 ft'];
  const place = (height: number) => ({
    pieces: [
      ...pieces.map((text, row) => ({ text, x: 0, y: row * 20, width: text.length * 5, height: 10 })),
      { text: '26-118-204', x: 400, y: -20, width: 60, height },
    ],
    aslant: [],
    unmapped: 0,
    isScan: false,
  });
  const numbers = [14, 10].map((height) => {
    const read = readStatePdf([place(height)]);
    return read.ok ? read.permits[0]?.number : undefined;
  });
  expect(numbers).toEqual(['26-118-204', null]);
});

test('a permit has a number where its form has a line for it', () => {
  const read = (number: string) => {
    const text = `State of Ohio\nPermit No. ${number}\nFrom: 12/08/2026   To: 12/12/2026\nWidth: 12' 2"`;
    return readOne(text)?.isPermit;
  };
  expect(['________', 'OH-4711', '__OH-4711__'].map(read)).toEqual([false, true, true]);
});

test('long lines without facts take little time', () => {
  const words = [
    'permit ',
    '12-02 ',
    '13\' 4" wide ',
    '10.00 + ',
    'push ',
    'a ',
    '_',
    'not exceed 12 or ',
    `${truckVin} `,
  ];
  const start = performance.now();
  for (const word of words) readOne(`${head}${word.repeat(4000)}`);
  expect(performance.now() - start).toBeLessThan(5000);
});
