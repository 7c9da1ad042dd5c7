import { languages } from '@wideload/contract/client';
import { inches, pounds } from '@wideload/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { bridgeFormulaTexts } from '../../texts/en/bridge-formula.ts';
import { siteTexts } from '../../texts/site-texts.ts';
import { wake } from './bridge-formula-island.ts';
import { BridgeFormulaPage, toMarkup } from './bridge-formula-page.tsx';
import { exampleLoad, type BridgeLoad } from './bridge-load.ts';
import { renderBridgeResult, toElement } from './bridge-result.ts';

test.each(languages)('the island renders in %s the same as the server', (language) => {
  const drawn = renderBridgeResult(exampleLoad, { texts: siteTexts[language].bridgeFormula, language });
  for (const part of Object.values(drawn)) {
    const [byServer, byIsland] = [document.createElement('div'), document.createElement('div')];
    byServer.innerHTML = renderToStaticMarkup(toMarkup(part));
    byIsland.append(toElement(part));
    expect(byIsland.innerHTML).toBe(byServer.innerHTML);
  }
});

describe('the verdict', () => {
  const readVerdict = (gaps: number[], weights: (number | null)[], language: 'en' | 'es' = 'en') => {
    const load: BridgeLoad = {
      gaps: gaps.map(inches),
      weights: weights.map((weight) => (weight === null ? null : pounds(weight))),
      by: 'axle',
    };
    return toElement(renderBridgeResult(load, { texts: siteTexts[language].bridgeFormula, language }).banner)
      .textContent;
  };
  const example = [12_000, 17_000, 17_000, 17_000, 17_000];

  test.each([
    ['a group too heavy', [144, 52, 336, 48], example, /^OverweightAxles 1 to 5: 80,000.lb, which is 2,000.lb over/],
    [
      'all within',
      [204, 52, 408, 48],
      example,
      /^Within the federal limitsClosest to its limit: axles 1 to 5, 80,000.lb of 80,000.lb/,
    ],
    ['nothing weighed', [204], [null, null], /^What each group may weigh/],
    ['an axle not weighed', [204, 52], [null, 20_000, 20_000], /^Overweight.* are not compared\.$/],
  ] as const)('of %s', (_name, gaps, weights, expected) => {
    expect(readVerdict([...gaps], [...weights])).toMatch(expected);
  });

  test('is in Spanish', () => {
    expect(readVerdict([144, 52, 336, 48], example, 'es')).toMatch(
      /^SobrepesoEjes 1 a 5: 80,000.lb, es decir 2,000.lb más/,
    );
  });
});

describe('the calculator after it wakes', () => {
  const listRows = () =>
    [...document.querySelectorAll('tbody tr[data-group]')].map((row) => row.getAttribute('data-group'));
  const findInput = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (found === null) throw new Error(name);
    return found;
  };
  const type = (name: string, value: string) => {
    const field = findInput(name);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const start = async (search = '', before = () => {}) => {
    window.history.replaceState(null, '', `/bridge-formula${search}`);
    document.documentElement.lang = 'en';
    document.body.innerHTML = renderToStaticMarkup(
      <BridgeFormulaPage texts={bridgeFormulaTexts} language="en" at={(path) => path} />,
    );
    before();
    const root = document.querySelector<HTMLElement>('[data-island]');
    if (root !== null) await wake(root);
  };
  const readError = (name: string) => document.getElementById(`${name}-error`)?.textContent;

  beforeEach(() => start());

  test('responds to input, and the address follows', () => {
    type('distance-3', '31 ft');
    expect(document.querySelector('[data-banner]')?.textContent).toMatch(/^Within/);
    expect(window.location.search).toBe('?d=144-52-372-48&w=12000-17000-17000-17000-17000');
  });

  test('a number that can only be feet is parsed as feet', () => {
    type('distance-3', '31');
    expect(readError('distance-3')).toBe('');
    expect(window.location.search).toMatch(/d=144-52-372-48/);
  });

  test('an ambiguous length offers its meanings', () => {
    type('distance-3', '39');
    expect(readError('distance-3')).toMatch(/^Is this feet or inches\?39 ft 0 in/);
    expect(listRows()).toEqual([]);
    document.querySelector<HTMLButtonElement>('#distance-3-error button')?.click();
    expect(findInput('distance-3').value).toBe('39 ft');
    expect(readError('distance-3')).toBe('');
    expect(listRows()[0]).toBe('1-5');
  });

  test.each([
    ['distance-1', 'long', 'This is not a length'],
    ['distance-1', '0', 'more than 0'],
    ['distance-1', '', 'Enter this distance'],
    ['weight-1', 'heavy', 'not a weight'],
    ['weight-1', '9,000,000', 'at most'],
  ])('%s of %j shows at the field', (name, value, message) => {
    type(name, value);
    expect(readError(name)).toContain(message);
    expect(findInput(name).getAttribute('aria-invalid')).toBe('true');
  });

  test('weighed by group, the fields are the groups and the weights stay the same', () => {
    const bySet = document.querySelector<HTMLInputElement>('[value="set"]');
    bySet?.click();
    expect(findInput('weight-2').value).toBe('34,000');
    expect(findInput('weight-2').labels?.[0]?.textContent).toBe('Axles 2 to 3');
    expect(findInput('weight-3').closest<HTMLElement>('[data-field]')?.hidden).toBe(true);
    expect(window.location.search).toContain('by=set');
    document.querySelector<HTMLInputElement>('[value="axle"]')?.click();
    expect(findInput('weight-3').value).toBe('17,000');
  });

  test('input from before it woke counts', async () => {
    await start('', () => {
      findInput('distance-1').value = '17 ft';
    });
    expect(listRows()[0]).toBe('1-5');
    expect(window.location.search).toContain('d=204-52');
  });

  test('a shared address is applied, and an invalid one is reported', async () => {
    await start('?d=120&w=25000-19000');
    expect(listRows()).toEqual(['1-2', '1-1', '2-2']);
    expect(document.querySelector('[data-banner]')?.textContent).toContain('Axle 1: 25,000');
    await start('?d=many');
    expect(document.querySelector('[data-note]')?.textContent).toBe(bridgeFormulaTexts.badLink);
    expect(listRows()[0]).toBe('1-5');
  });
});
