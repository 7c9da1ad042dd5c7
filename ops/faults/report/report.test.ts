import { describe, expect, test } from 'vitest';
import { hasFailed, updateFigures, type Result } from './report.ts';

const held: Result = {
  name: 'kills',
  done: 'killed',
  expected: 'no loss',
  measured: '0 lost',
  verdict: 'held',
  broken: [],
};
const broken: Result = { ...held, name: 'flood', verdict: 'broken', broken: ['Others waited 9 s'] };
const page = '# Figures\n\n## Faults\n\nHow.\n\n| scenario | done |\n|---|---|\n\n## Tests\n\n| a | b |\n|---|---|\n';

describe('the table of the figures', () => {
  test('has a row for each scenario, with the sentence of what is broken', () => {
    const updated = updateFigures(page, [held, broken], '2026-11-23');
    expect(updated).toContain('| `kills` | killed | no loss | 0 lost | held | 2026-11-23 |\n');
    expect(updated).toContain('| `flood` | killed | no loss | 0 lost; Others waited 9 s | broken | 2026-11-23 |\n');
    expect(updated.endsWith('\n\n## Tests\n\n| a | b |\n|---|---|\n')).toBe(true);
  });

  test('replaces the row of a scenario that ran again, and keeps the others', () => {
    const once = updateFigures(page, [held, broken], '2026-11-23');
    const twice = updateFigures(once, [{ ...held, measured: '1 lost' }], '2026-11-24');
    expect(twice).not.toContain('| 0 lost | held |');
    expect(twice).toContain('| 1 lost | held | 2026-11-24 |');
    expect(twice).toContain('`flood`');
  });

  test('a page without the section is refused', () => {
    expect(() => updateFigures('# Figures\n', [held], '2026-11-23')).toThrow("no section '## Faults'");
  });
});

test.each<[string, Result[], boolean]>([
  ['all promises held', [held], false],
  ['one broken promise', [held, broken], true],
  ['a scenario that could not run beside one that held', [held, { ...held, verdict: 'not run' }], false],
  ['no scenario', [], true],
])('%s: the run fails: %o', (_, results, failed) => {
  expect(hasFailed(results)).toBe(failed);
});
