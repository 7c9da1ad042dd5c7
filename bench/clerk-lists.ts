// The clerk's desk at 100,000 orders: the work queue and the search of orders, against the first page of the permits list.
import { measure, measureSpread } from './measure.ts';

const rounds = { warmUp: 10, counted: 100 };

type Request = () => Promise<unknown>;

/** Fees, reasons and payments of all waiting orders are compared. */
const budgetOf = (query: string | undefined) => (query === 'mark=fee-difference' ? 14 : 6);

const queue = [
  ['by departure', ''],
  ['by company', 'sort=company'],
  ['by states left, of one state', 'sort=-statesLeft&state=TX'],
  ['with a permit of one state to file', 'state=TX&permitStatus=requested'],
  ['superloads', 'mark=superload'],
  ['with a fee difference', 'mark=fee-difference'],
  ['resubmitted, held by nobody', 'mark=resubmitted&holder=free'],
].map(([name, query]) => ({ name: `queue, ${name}`, url: `/permits/admin/queue?${query}`, atMost: budgetOf(query) }));

const searches = [
  ['a number', '150000'],
  ['the end of a VIN', '012345'],
  ['a plate', 'WY 1234'],
  ['a USDOT number', '9101234'],
  ['a phone number', '307555 4321'],
  ['a whole e-mail', 'dispatch-1234@bulk.example'],
  ['a frequent part of a company', 'heavy haul'],
  ['a frequent word of a title', 'transformer'],
  ['a part that everything has', 'bulk.example'],
  ['nothing', 'no such order'],
].map(([name, text = '']) => ({
  name: `search, ${name}`,
  atMost: 6,
  url: `/permits/admin/search?${new URLSearchParams({ search: text }).toString()}`,
}));

/** `createRequest` fails on any answer but 200. */
export async function benchClerk(createRequest: (url: string) => Request): Promise<void> {
  const first = createRequest('/permits/admin/orders?');
  const count = { name: 'queue, the count of the menu', url: '/permits/admin/queue/count', atMost: 6 };
  for (const { name, url, atMost } of [...queue, count, ...searches]) {
    const { ratio, p50, p99 } = await measureSpread(first, createRequest(url), rounds);
    process.stdout.write(`       ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms through the API\n`);
    measure.report(`the same, against the first page of permits`, { figure: ratio, unit: 'times', atMost });
  }
}
