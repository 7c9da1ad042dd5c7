// A call that fails says so where its answer would be: no part of a page may be empty instead.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.mjs';

const web = path.join(root, 'apps/web/src');

/** A page does not open without the first, and its frame takes nothing else from the second. */
const loadedWithThePage = /^useQuery\(\s*(?:\{\s*\.\.\.)?(?:currentUserQuery|siteConfigQuery)\b/;

const badge = 'a number in the menu, which is left out';
const offer = 'an offer or a hint of what can be typed as well';
const elsewhere = 'another part of the page asks for the same, and says it';

/** `file: query`, and why nothing has to be said there. */
const silent = new Map([
  ['admin.tsx: queueCountQuery', badge],
  ['admin.tsx: waitingApprovals', badge],
  ['main.tsx: feedQuery', badge],
  ['features/carrier/notifications/notifications-page.tsx: feedQuery', elsewhere],
  ['features/admin/order/money/fee-difference.tsx: feeDifferencesQuery', elsewhere],
  ['features/admin/order/order-page.tsx: threadQuery', elsewhere],
  ['features/admin/users/security-page.tsx: signInMethodsQuery', elsewhere],
  ['features/carrier/orders/detail/order-notices.tsx: threadQuery', elsewhere],
  ['features/carrier/orders/detail/order-money.tsx: paymentsQuery', elsewhere],
  ['product/order/changes/changes.queries.ts: changesQuery', elsewhere],
  ['features/wizard/steps/vehicles/keep-combination.tsx: combinationsQuery', elsewhere],
  ['features/wizard/steps/vehicles/keep-combination.tsx: trailerRecords.choicesQuery', elsewhere],
  ['features/wizard/steps/vehicles/keep-combination.tsx: truckRecords.choicesQuery', elsewhere],
  ['features/carrier/cards/card-payment.tsx: cardProviderQuery', 'the wallet, which is said to be missing'],
  ['features/carrier/records/plate-fields.tsx: trailerRecords.choicesQuery', offer],
  ['features/carrier/records/plate-fields.tsx: truckRecords.choicesQuery', offer],
  ['features/carrier/records/truck-form.ts: companyRecords.choicesQuery', offer],
  ['features/wizard/order-wizard-page.tsx: usualDetailsQuery', offer],
  ['features/wizard/steps/vehicles/unit-offers.tsx: lastLoadQuery', offer],
  ['features/wizard/steps/jurisdiction/use-trip-route.ts: tripRoutesQuery', 'without an answer the status is failed'],
  ['features/wizard/steps/summary/summary-step.tsx: calendarQuery', 'a file of the page, not a call'],
  ['product/trip/place-query.ts: placeQuery', 'a place without a name is shown by its point'],
  ['product/trip/use-nearest-town.ts: forever', 'a place without a name is shown by its point'],
]);

const declaration = /const (\{[^}]*\}|\w+)(?:: [^=]+)? = (useQuery\(\s*(?:\{\s*\.\.\.)?(\w+(?:\.\w+)?)[^;]*);/g;

function isSaid(source, pattern, call) {
  if (/\)\.data\b/.test(call)) return false;
  if (pattern.startsWith('{')) return /\b(?:error|isError)\b/.test(pattern);
  const said = [
    `\\b${pattern}\\.(?:error|isError)\\b`,
    `query=\\{${pattern}\\}`,
    `query:? ?\\{? ?${pattern}\\b`,
    `buildChoicesFailure\\([^)]*\\b${pattern}\\b`,
    `findFailed\\(\\[[^\\]]*\\b${pattern}\\b`,
    `\\[[^\\]]*\\b${pattern}\\b[^\\]]*\\]\\.find\\(`,
    `return \\{[^}]*\\b${pattern}\\b[,} ]`,
    `\\{[^}]*\\berror\\b[^}]*\\} = ${pattern};`,
  ];
  return said.some((one) => new RegExp(one).test(source));
}

function listSilent() {
  return readdirSync(web, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(path.join(web, file), 'utf8');
      return [...source.matchAll(declaration)]
        .filter(([, pattern, call]) => !loadedWithThePage.test(call) && !isSaid(source, pattern, call))
        .map(([, , , query]) => `${file}: ${query}`);
    });
}

test('a part whose call fails says so, or is listed with the reason', () => {
  expect(new Set(listSilent())).toEqual(new Set(silent.keys()));
});
