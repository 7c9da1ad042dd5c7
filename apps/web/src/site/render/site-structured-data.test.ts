import { languages, localizePath } from '@wideload/contract/client';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { articles, answerCall } from './site-answers.fixture.ts';
import { addresses, listCalls, renderPage } from './site.server.tsx';

const origin = 'https://wideload.example';

const Text = z.string().check(z.minLength(1));
const Url = z.string().check(z.regex(/^https:\/\/[^\s]+$/));
const IsoDay = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const kind = (name: string) => ({ '@type': z.literal(name) });

/** The properties that https://developers.google.com/search/docs/appearance/structured-data asks for, and ours of schema.org; no others. */
const Address = z.strictObject({
  ...kind('PostalAddress'),
  streetAddress: Text,
  addressLocality: Text,
  addressRegion: Text,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  addressCountry: z.literal('US'),
});
const Organization = z.strictObject({
  ...kind('Organization'),
  name: Text,
  legalName: z.optional(Text),
  url: Url,
  logo: z.optional(Url),
  email: z.optional(Text),
  telephone: z.optional(Text),
  sameAs: z.optional(z.array(Url)),
  location: z.optional(z.array(z.strictObject({ ...kind('Place'), address: Address }))),
});
const Breadcrumbs = z.strictObject({
  ...kind('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...kind('ListItem'), position: z.int(), name: Text, item: Url }))
    .check(z.minLength(2)),
});
const Questions = z.strictObject({
  ...kind('FAQPage'),
  mainEntity: z.array(
    z.strictObject({
      ...kind('Question'),
      name: Text,
      acceptedAnswer: z.strictObject({ ...kind('Answer'), text: Text }),
    }),
  ),
});
const Article = z.strictObject({
  ...kind('Article'),
  headline: z.string().check(z.minLength(1), z.maxLength(110)),
  description: Text,
  image: z.optional(z.array(Url)),
  datePublished: Text,
  dateModified: Text,
  inLanguage: z.enum(languages),
  mainEntityOfPage: Url,
  author: Organization,
  publisher: Organization,
});
const Permit = z.strictObject({
  ...kind('GovernmentPermit'),
  name: Text,
  issuedBy: z.strictObject({ ...kind('GovernmentOrganization'), name: Text, url: Url, telephone: z.optional(Text) }),
  validIn: z.strictObject({ ...kind('AdministrativeArea'), name: Text }),
  validFor: z.optional(z.string().check(z.regex(/^P\d+D$/))),
});
const Dataset = z.strictObject({
  ...kind('Dataset'),
  name: Text,
  description: z.string().check(z.minLength(50), z.maxLength(5000)),
  url: Url,
  license: Url,
  isAccessibleForFree: z.literal(true),
  version: IsoDay,
  dateModified: IsoDay,
  inLanguage: z.enum(languages),
  creator: Organization,
  spatialCoverage: z.strictObject({ ...kind('Place'), name: Text }),
  variableMeasured: z.array(Text).check(z.minLength(1)),
  distribution: z.array(z.strictObject({ ...kind('DataDownload'), encodingFormat: Text, contentUrl: Url })),
});
const Calculator = z.looseObject({ ...kind('WebApplication'), name: Text, url: Url });
const Thing = z.union([Organization, Breadcrumbs, Questions, Article, Permit, Dataset, Calculator]);
const context = { '@context': z.literal('https://schema.org') };
const StructuredData = z.union([
  z.strictObject({ ...context, '@graph': z.array(Thing) }),
  z.looseObject({ ...context, '@type': Text }),
]);

function readStructuredData(address: string): unknown {
  const answers = (listCalls(address) ?? []).map(answerCall);
  const [, json] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(renderPage(address, answers, { origin }).head) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

/** The pages of the states differ in their figures only: one that is sold, one with a fee for each day, one that is not sold. */
const states = new Set(['/states/texas', '/states/louisiana', '/states/alaska']);
const isRead = (address: string) => !address.startsWith('/states/') || states.has(address);

const pages = [...addresses().filter(isRead), ...articles.map(({ id }) => `/articles/${id}`)].flatMap((address) =>
  languages.map((language) => localizePath(address, language)),
);

describe('the structured data', () => {
  test('of every page has the types and properties of schema.org', () => {
    const found = pages.map((address) => [address, readStructuredData(address)] as const);
    expect(found.filter(([, data]) => data !== null).length).toBeGreaterThan(8);
    for (const [address, data] of found) {
      if (data === null) continue;
      const { success, error } = z.safeParse(StructuredData, data);
      expect([address, success, error?.issues]).toEqual([address, true, undefined]);
      const { '@context': _, ...single } = data as Record<string, unknown>;
      expect([address, '@graph' in single || z.safeParse(Thing, single).success]).toEqual([address, true]);
    }
  });

  test('counts the steps of the breadcrumbs from 1', () => {
    const data = readStructuredData('/states/ohio') as { '@graph': [{ itemListElement: { position: number }[] }] };
    expect(data['@graph'][0].itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
  });
});
