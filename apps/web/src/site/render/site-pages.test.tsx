import type { SitePage, StateOutlook } from '@wideload/contract';
import { languages, type Language } from '@wideload/contract/client';
import {
  formatMeasure,
  isOrderable,
  rulesVersion,
  stateCodes,
  stateFacts,
  toThreshold,
  requireDay,
  type StateCode,
} from '@wideload/domain';
import { isConfirmed, permitMaximums } from '@wideload/domain/permit-facts';
import { getProvisionRecord, type NotedGroup } from '@wideload/domain/provisions';
import { describe, expect, test } from 'vitest';
import { texts as spanish } from '../texts/es/site-texts.ts';
import { toStatePath } from '../pages/states/state-head.ts';
import { formatLongDay, formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import { localizePath } from './site-head.ts';
import { addresses, listCalls, renderPage } from './site.server.tsx';
import { findStateName } from '../texts/state-names.ts';

const origin = 'https://wideload.example';
/** A Saturday in the part of the year with the most holidays. */
const outlook: StateOutlook = {
  today: requireDay('2026-11-25'),
  closed_days: [
    {
      day: requireDay('2026-11-26'),
      is_whole: true,
      hours: [{ because: 'holiday', name: 'thanksgiving', from: '00:00', to: '24:00', certainty: 'closed' }],
    },
    {
      day: requireDay('2026-11-28'),
      is_whole: false,
      hours: [{ because: 'weekend', name: null, from: '12:00', to: '24:00', certainty: 'depends' }],
    },
  ],
  turnaround: { state: 'TX', median_seconds: 6 * 3600 },
};
const drawn = new Map<string, SitePage>();

function renderAt(path: string, language: Language = 'en'): SitePage {
  const address = localizePath(path, language);
  const page = drawn.get(address) ?? renderPage(address, [outlook], { origin });
  drawn.set(address, page);
  return page;
}

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

const toStart = (over: number | null) => (over === null ? null : toThreshold(over, 'in').figure);

function listFigures(code: StateCode, language: Language): string[] {
  const { legal, superload, escorts, fee } = stateFacts[code];
  const lengths = [
    legal.widthIn,
    legal.heightIn,
    legal.trailerLengthIn,
    legal.kingpin?.limitIn ?? null,
    legal.overallLengthOffNetworkIn,
    legal.frontOverhangIn,
    legal.rearOverhangIn,
  ];
  const isCounted = escorts.comparison === 'gte';
  const starts = [
    ...[superload.widthIn, superload.heightIn, superload.lengthIn].map(toStart),
    ...[escorts.widthIn, escorts.widthMultilaneIn, escorts.lengthIn, escorts.heightIn].map((figure) =>
      isCounted ? figure : toStart(figure),
    ),
  ];
  const weights = [legal.grossWeightLb, legal.singleAxleLb, legal.tandemAxleLb, superload.grossWeightLb];
  return [
    ...[...lengths, ...starts].flatMap((length) => (length === null ? [] : [formatInches(length)])),
    ...weights.flatMap((weight) => (weight === null ? [] : [formatPounds(weight, language)])),
    ...(fee.amount === null ? [] : [formatMoney(fee.amount, language)]),
  ];
}

describe.each(languages)('the pages of the states in %s', (language) => {
  test.each(stateCodes)('%s shows all its figures, its office, its sources and their day', (code) => {
    const { status, body } = renderAt(toStatePath(code), language);
    expect(status).toBe(200);
    expect(body).toContain(toHtml(findStateName(language, code)));
    for (const figure of listFigures(code, language)) expect(body).toContain(figure);
    const { name, url, phone } = stateFacts[code].agency;
    for (const text of [toHtml(name), `href="${toHtml(url)}"`, phone ?? '']) expect(body).toContain(text);
    for (const { title } of getProvisionRecord(code).sources) expect(body).toContain(toHtml(title));
    expect(body).toContain(formatLongDay(rulesVersion, language));
    expect(body).toContain(`/api/permits/provisions/${code}.pdf`);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(listAsked(body).length).toBeGreaterThanOrEqual(8);
    expect(body.includes(`?load=1.${code}"`)).toBe(isOrderable(code));
  });

  test('titles and descriptions are unique and contain the figures', () => {
    const heads = stateCodes.map((code) => renderAt(toStatePath(code), language).head);
    const titles = heads.map((head) => /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '');
    const descriptions = heads.map((head) => /name="description" content="(.*?)"/.exec(head)?.[1] ?? '');
    expect(new Set(titles).size).toBe(stateCodes.length);
    expect(new Set(descriptions).size).toBe(stateCodes.length);
    for (const [at, code] of stateCodes.entries()) {
      expect(titles[at]).toContain(findStateName(language, code));
      expect(titles[at]).toContain(formatInches(stateFacts[code].legal.heightIn));
      expect(descriptions[at]).toContain(formatInches(stateFacts[code].legal.trailerLengthIn));
    }
  });

  test('the index links to each state, and names those without online sales', () => {
    const { body } = renderAt('/states', language);
    for (const code of stateCodes) expect(body).toContain(`href="${localizePath(toStatePath(code), language)}"`);
    for (const code of stateCodes.filter((one) => !isOrderable(one)))
      expect(body).toContain(toHtml(findStateName(language, code)));
  });

  test('an unknown state has a helpful page that is hidden from search engines', () => {
    const { status, head, body } = renderAt('/states/ohoi', language);
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(body).toContain(`href="${localizePath('/states/ohio', language)}"`);
    expect(body).toContain(`href="${localizePath('/states', language)}"`);
  });
});

/** The texts behind `Source of …`. */
function listAsked(body: string): string[] {
  return [...body.matchAll(/<details[^>]*><summary.*?<\/details>/gs)].map(([note]) => note.replaceAll(/<[^>]+>/g, ' '));
}

test('each limit of a state can be asked for its source, without a script', () => {
  const notes = listAsked(renderAt('/states/texas').body);
  expect(notes.find((note) => note.includes('of Texas width limit'))).toMatch(
    /Quoted by a third party.*Texas Department of Motor Vehicles.*TxDMV pages.*2024.*read no later than/s,
  );
  expect(notes.find((note) => /Texas .*bridge formula limit/i.test(note))).toContain('A federal text');
});

test('no page calls a figure verified', () => {
  for (const code of stateCodes) expect(renderAt(toStatePath(code)).body).not.toMatch(/\bverified\b/i);
  for (const code of stateCodes) expect(renderAt(toStatePath(code), 'es').body).not.toMatch(/verificad/i);
});

/** States with a figure that no document confirms (packages/domain/data/README.md). */
const recalled = new Set<StateCode>(['FL', 'MI', 'NH', 'OK', 'UT', 'VA', 'VT']);

test.each(stateCodes)('%s marks exactly the figures that no document confirms', (code) => {
  expect(renderAt(toStatePath(code)).body.includes('from general knowledge')).toBe(recalled.has(code));
});

test.each([
  ['TX', 'en', ['Over 14′0″ to 16′0″ wide, two-lane roads', '1 front', '1 front and 1 rear', 'Weight charges']],
  ['TX', 'es', ['Más de 14′0″ hasta 16′0″ de ancho, vías de dos carriles', '1 delante y 1 detrás', 'Cargos por peso']],
  ['IA', 'en', ['Over 14′6″ wide, two-lane roads', 'not confirmed by the state']],
  ['WI', 'en', ['Over 16′0″ wide, multilane roads', 'one or more', 'Superload by size and road']],
] as const)('%s in %s has its rules by rows', (code, language, phrases) => {
  const { body } = renderAt(toStatePath(code), language);
  for (const phrase of phrases) expect(body).toContain(toHtml(phrase));
});

test.each(stateCodes.filter(isOrderable))('the tables of %s name every escort row and no gap', (code) => {
  for (const language of languages) {
    const { body } = renderAt(toStatePath(code), language);
    expect(body).not.toMatch(/undefined|NaN|>null</);
    expect(body.includes(language === 'en' ? 'Escorts by size and road' : 'Escoltas por tamaño y vía')).toBe(true);
  }
});

const maximumTitles = { en: 'The most that a permit allows', es: 'Lo más que admite un permiso' };

test.each(stateCodes.filter(isOrderable))(
  '%s lists the most that its permits allow, or says that it is not known',
  (code) => {
    for (const language of languages) {
      const { body } = renderAt(toStatePath(code), language);
      const title = `>${maximumTitles[language]}</h2>`;
      const [table = ''] = body.slice(body.indexOf(title)).split('</table>');
      const rows = permitMaximums[code];
      expect(body).toContain(title);
      for (const { limitLb } of rows) expect(table).toContain(formatMeasure(limitLb, 'lb'));
      expect(/not known: above|sin dato: por encima/.test(table)).toBe(rows.length === 0);
      // Each row has the number of its source, which leads to the tier.
      expect(table.match(/href="#source-\d+"/g)?.length ?? 0).toBeGreaterThanOrEqual(rows.length);
      const isDoubted = rows.some(({ tier }) => !isConfirmed(tier));
      expect(/not confirmed by the state|no confirmado/.test(table)).toBe(isDoubted);
    }
  },
);

test('structured data contains the breadcrumbs and the office that issues the permit', () => {
  const { head } = renderAt('/states/ohio', 'es');
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { item: `${origin}/es/states/ohio`, name: 'Ohio' }] },
      { '@type': 'GovernmentPermit', issuedBy: { telephone: '614-351-2300' } },
      { '@type': 'Dataset', license: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    ],
  });
});

test('every note of the state data has a translation, and no translation is unused', () => {
  const groups: NotedGroup[] = ['legal', 'superload', 'fee', 'escorts', 'travel'];
  const notes = stateCodes.flatMap((code) => groups.flatMap((group) => getProvisionRecord(code).noteOn(group) ?? []));
  expect(Object.keys(spanish.stateNotes).toSorted()).toEqual([...new Set(notes)].toSorted());
});

test('search engines get the address of every state', () => {
  expect(addresses()).toEqual(expect.arrayContaining(['/states', ...stateCodes.map(toStatePath)]));
  expect(listCalls('/states/ohio')).toEqual(['/states/OH/outlook']);
  expect(listCalls('/states/ohoi')).toEqual([]);
});

test.each([
  ['IL', 'en', '5 business days', '5 days'],
  ['IL', 'es', '5 días hábiles', '5 días<'],
  ['TX', 'en', '5 days', '5 business days'],
  ['TX', 'es', '5 días', '5 días hábiles'],
] as const)('the validity of %s in %s is %s everywhere on the page', (code, language, validity, other) => {
  const { body } = renderAt(toStatePath(code), language);
  expect(body).toContain(validity);
  expect(body).not.toContain(other);
});

test('a validity of some loads only says of which', () => {
  const { body } = renderAt(toStatePath('LA'));
  expect(body).toContain('3 days');
  expect(body).toMatch(/Valid for: [^<]*80,000 lb/);
});
