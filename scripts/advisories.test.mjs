import { expect, test, vi } from 'vitest';
import { checkAdvisories, readAudit } from './advisories.mjs';

const report = (...severities) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [`p${index}`, { name: `p${index}`, severity, range: '<2' }]),
    ),
    metadata: { dependencies: { total: 7 } },
  });

test.each([
  ['no vulnerability', report(), 0, ['7 packages checked, 0 with a known vulnerability']],
  ['a moderate one', report('moderate'), 0, ['moderate: p0 <2', '7 packages checked, 1 with a known vulnerability']],
  [
    'a high one',
    `npm warn x\n${report('high')}`,
    1,
    ['high: p0 <2', '7 packages checked, 1 with a known vulnerability'],
  ],
  [
    'an error of the registry',
    '{"message": "audit endpoint returned an error"}',
    2,
    ['NOT CHECKED: the registry gave no advisories (audit endpoint returned an error).'],
  ],
  [
    'an error with an empty summary',
    '{"message": "405 Method Not Allowed", "error": {"summary": ""}}',
    2,
    ['NOT CHECKED: the registry gave no advisories (405 Method Not Allowed).'],
  ],
  ['half an answer', '{"vuln', 2, ['NOT CHECKED: the registry gave no advisories ({"vuln).']],
  ['no answer', '', 2, ['NOT CHECKED: the registry gave no advisories (no answer).']],
])('%s', (_name, output, code, lines) => {
  expect(readAudit(output)).toEqual({ code, lines });
});

test.each([
  [0, { passed: 1, failed: 0 }, '✓ Advisories: the line'],
  [1, { passed: 0, failed: 1 }, '✗ Advisories: the line'],
  [2, { passed: 0, failed: 0 }, '⚠ Advisories: the line'],
])('in CI an audit that ends with %i counts as %o', async (code, counts, printed) => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  try {
    expect(await checkAdvisories(async () => ({ code, lines: ['the line'] }))).toEqual(counts);
    expect(log.mock.calls).toEqual([[printed]]);
  } finally {
    log.mockRestore();
  }
});
