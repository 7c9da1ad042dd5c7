import { fillOverhangs, usualPermitDays } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { loadCheckTexts as english } from '../../../texts/en/load-check.ts';
import { toFacts, type LoadForm } from '../load-form.ts';
import { checkTyped, createForm } from '../load-form.test-support.ts';
import { buildHeadline, listMissing } from './check-verdict.ts';

describe('the headline', () => {
  const legal = {
    width: '102 in',
    height: '162 in',
    length: '70 ft',
    weight: '74000',
    AB: '212in',
    BC: '54in',
    CD: '396in',
    DE: '54in',
    trailer: '53 ft',
  };
  const farBack = { length: '75 ft', weight: '70000', BC: `4'4"`, CD: `45'`, DE: `4'1"` };
  const createHeadline = (typed: Partial<LoadForm>) => {
    const whole = createForm(typed);
    return buildHeadline(whole, checkTyped(whole), english);
  };

  test.each<[string, Partial<LoadForm>, string, RegExp]>([
    ['nothing', {}, 'plain', /pick the states/],
    ['states only', { states: 'TX' }, 'plain', /One dimension is enough/],
    ['a width too wide', { states: 'TX', width: '12 ft' }, 'loud', /^3′6″ wider than the limits in Texas\.$/],
    [
      'a width within',
      { states: 'TX', width: '8 ft' },
      'plain',
      /Still needed: height, length, loaded weight, trailer length and axle distances\./,
    ],
    ['a legal load', { ...legal, states: 'TX, OH' }, 'plain', /^It needs no permit in Texas and Ohio\.$/],
    ['a legal load beside what is no state', { ...legal, states: 'TX, Ohoi' }, 'plain', /^Not a state: Ohoi\.$/],
    [
      'a trailer that is too long',
      { ...legal, trailer: '58 ft', states: 'TX, PA, OH' },
      'loud',
      /^5′0″ longer than the limits in Pennsylvania and Ohio\.$/,
    ],
    [
      'a trailer that is not known',
      { ...legal, trailer: '', states: 'TX' },
      'plain',
      /Still needed: trailer length\.$/,
    ],
    [
      'a kingpin that may be too far ahead',
      { ...legal, ...farBack, states: 'TX, CA' },
      'plain',
      /^California: Kingpin to rearmost axle is not known and could be as much as 53′0″, 13′0″ over the 40′0″ limit\. Measure kingpin to rearmost axle: up to 40′0″ is within the limit\.$/,
    ],
  ])('%s', (_name, typed, tone, text) => {
    expect(createHeadline(typed)).toMatchObject({ tone, text: expect.stringMatching(text) });
  });

  test('a load that depends on its kingpin is legal in no state', () => {
    const findTitle = (states: string) => createHeadline({ ...legal, ...farBack, states }).title;
    expect([findTitle('CA'), findTitle('TX, FL'), findTitle('TX')]).toEqual(['It depends', 'It depends', 'Legal load']);
  });

  test('a load without overhangs and sixth axle is complete', () => {
    expect(listMissing(createForm(legal), english)).toBe('');
    expect(listMissing(createForm({ ...legal, rearOverhang: 'much' }), english)).toBe('rear overhang');
    expect(fillOverhangs(toFacts(createForm(legal))).dimensions.rearOverhang).toBe(0);
    expect(usualPermitDays).toBe(4);
  });
});
