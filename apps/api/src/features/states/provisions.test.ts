import { rulesVersion, stateCodes, stateFacts, stateName, type StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aUser } from '#test/factories/user-factories.ts';
import { isThorough } from '#test/thorough.ts';
import { readPdf } from '#test/pdf.ts';
import { sharedWorld } from '#test/world.ts';

const world = sharedWorld();

const get = (state: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/permits/provisions/${state}.pdf`, headers });

async function readProvisions(state: StateCode) {
  const answer = await get(state);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return readPdf(answer.rawPayload);
}

test('the list names a document for each of the 50 states and DC, by their names', async () => {
  const { token } = await aUser(world);
  const { items } = await world.read<{ items: { state: StateCode; url: string }[] }>('/permits/provisions', { token });
  expect(items.map(({ state }) => state)).toEqual(stateCodes);
  expect(items[0]).toEqual({ state: 'AL', url: '/api/permits/provisions/AL.pdf' });
});

const today = new Date().getDate();
/** CI reads every document; else each day reads another quarter of them. */
const readToday = stateCodes.filter((_, index) => isThorough || index % 4 === today % 4);

test.each(readToday)(
  'the provisions of %s are a PDF of at most six pages that says its name, limits and office',
  async (state) => {
    const { text, pages, title, language, isTagged } = await readProvisions(state);
    const { agency } = stateFacts[state];
    expect(title).toBe(`${stateName(state)}: provisions for oversize and overweight loads`);
    expect([language, isTagged]).toEqual(['en-US', true]);
    expect(pages).toBeLessThanOrEqual(6);
    expect(text).toContain(agency.name);
    expect(text).toContain('Legal without a permit Width');
    expect(text).toContain('The issued permit governs');
    expect(text).toContain(`Facts as of ${rulesVersion}`);
    expect(text.includes(`Page 1 of ${pages}`)).toBe(pages > 1);
  },
);

describe('the text of a document', () => {
  const cases: [StateCode, string, string[]][] = [
    [
      'TX',
      'limits, superload, fee, office and its sources',
      [
        'Width 8 ft 6 in',
        'Height 14 ft 0 in',
        'Semitrailer with load 59 ft 0 in',
        'Gross weight over 254,300 lb',
        'Single-trip oversize permit $62.00 per trip',
        'Valid for 5 days',
        'Two-lane, width over 14 ft 0 in',
        'Over 14 ft 0 in to 16 ft 0 in wide, two-lane roads 1 front',
        'Over 16 ft 0 in wide 1 front and 1 rear',
        'Over 18 ft 0 in high 1 front, 1 rear, and a high pole',
        'Holidays: Over 14 ft 0 in wide no travel: New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, and Christmas',
        'Where to apply TxPROS',
        '800-299-1700',
        'Texas Department of Motor Vehicles',
        'https://www.txdmv.gov/motor-carriers/oversize-overweight-permits',
        '2024. Quoted by a third party.',
      ],
    ],
    ['KY', 'the roads with a lower limit', ['Width, off Interstates and designated highways 8 ft 0 in †']],
    [
      'NY',
      'which of these limits a text of the state has',
      ['Width, on roads with narrow lanes 8 ft 0 in Semitrailer, off Interstates and designated highways 48 ft 0 in †'],
    ],
    ['LA', 'a fee for each day', ['$10.00 per day', 'How it is charged Per day', 'Valid for 3 days']],
    ['WY', 'a gross weight of its own', ['Gross weight 117,000 lb', 'Valid for 1 day', 'Not known']],
    [
      'NH',
      'escorts at the threshold already',
      ['Two-lane, width 12 ft 0 in or more', '603-271-2691 *', 'From general knowledge'],
    ],
    ['AK', 'that it is not sold', ['Permits for Alaska are not sold online', 'Gross weight The state sets none']],
    ['DC', 'what nobody could establish', ['At night Not known', 'we found no figure in any document']],
  ];
  test.each(cases)('%s: %s', async (state, _what, phrases) => {
    const { text } = await readProvisions(state);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  test('a state that is sold does not say otherwise', async () => {
    const { text } = await readProvisions('TX');
    expect(text).not.toContain('not sold online');
    expect(text).not.toContain('From general knowledge');
  });
});

describe('as a file', () => {
  test('it needs no session, has a file name, may be cached, and is revalidated by its tag', async () => {
    const first = await get('TX');
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wideload-provisions-TX-${rulesVersion}.pdf"`,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(first.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
    const again = await get('TX', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('LA', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200);
  });

  test('it is the same bytes whoever makes it, so that every server gives it the same tag', async () => {
    const known = await get('LA');
    const bytes = await world.deps.documents.provision('LA');
    expect(Buffer.from(bytes).equals(known.rawPayload)).toBe(true);
  });

  test.each(['ZZ', 'tx', 'TEXAS', '__proto__', '..%2F..%2Fetc', 'TX%00', 'X'.repeat(50)])(
    'a state called %s is not found, or no name at all',
    async (state) => {
      const answer = await get(state);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  test('OpenAPI knows it as a PDF', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json();
    const { content } = paths['/api/permits/provisions/{state}.pdf'].get.responses['200'];
    expect(content).toEqual({
      'application/pdf': { schema: expect.objectContaining({ type: 'string', contentMediaType: 'application/pdf' }) },
    });
  });
});
