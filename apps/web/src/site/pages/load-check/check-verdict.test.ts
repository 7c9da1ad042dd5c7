import { fillOverhangs, usualPermitDays } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { loadCheckTexts as english } from '../../texts/en/load-check.ts';
import { toFacts, type LoadForm } from './load-form.ts';
import { checkTyped, createForm } from './load-form.test-support.ts';
import { buildHeadline, listMissing } from './check-verdict.ts';

describe('the headline', () => {
  const legal = {
    width: '102 in',
    height: '162 in',
    length: '70 ft',
    weight: '74000',
    AB: '212in',
    BC: '54in',
    CD: '360in',
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
      { ...legal, ...farBack, states: 'LA, CA' },
      'plain',
      /^California: Kingpin to rearmost axle is not known and could be as much as 53′0″, 13′0″ over the 40′0″ limit\. Enter “Kingpin to rear axle”: up to 40′0″ to rearmost axle is within the limit\.$/,
    ],
    [
      'a kingpin limit that is not established',
      { ...legal, ...farBack, states: 'TX, LA' },
      'plain',
      /^Texas: Kingpin to rearmost axle could be as much as 53′0″, and whether the state limits it is not established\. Enter “Kingpin to rear axle”: up to 40′0″ is within the limit of every state\. Above it, ask the state's permit office\.$/,
    ],
    [
      'an overhang limit that is not established',
      { ...legal, frontOverhang: '6 ft', states: 'NE, OK' },
      'plain',
      /^Nebraska: Whether the state limits front overhang is not established, and 6′0″ is over 3′0″, the least that any state allows\. Ask the state's permit office, or keep front overhang within 3′0″\.$/,
    ],
  ])('%s', (_name, typed, tone, text) => {
    expect(createHeadline(typed)).toMatchObject({ tone, text: expect.stringMatching(text) });
  });

  test('a load that depends on its kingpin is legal in no state', () => {
    const findTitle = (states: string) => createHeadline({ ...legal, ...farBack, states }).title;
    expect(['CA', 'LA, FL', 'TX', 'LA'].map(findTitle)).toEqual([
      'It depends',
      'It depends',
      'It depends',
      'Legal load',
    ]);
  });

  test('a load without overhangs and sixth axle is complete', () => {
    expect(listMissing(createForm(legal), english)).toBe('');
    expect(listMissing(createForm({ ...legal, rearOverhang: 'much' }), english)).toBe('rear overhang');
    expect(fillOverhangs(toFacts(createForm(legal))).dimensions.rearOverhang).toBe(0);
    expect(usualPermitDays).toBe(4);
  });
});
