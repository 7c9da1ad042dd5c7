import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, PdfFile } from '../core/values.ts';
import { BookMonthValue } from './books.ts';

/** Companies with a booked order, deleted ones too. `booked` are the months in which something of theirs was booked. */
export const StatementChoices = z.object({
  timeZone: z.string(),
  /** From this month back to the first in which something was booked. */
  months: z.array(BookMonthValue),
  companies: z.array(z.object({ _id: Id, name: z.string(), dotNumber: z.string(), booked: z.array(BookMonthValue) })),
});
export type StatementChoices = z.infer<typeof StatementChoices>;

export const statements = {
  list: endpoint('GET /permits/statements', {
    access: 'user',
    summary: 'The own companies and the months that have a statement, in the zone of the books',
    answers: { 200: StatementChoices },
  }),
  listOfUser: endpoint('GET /permits/admin/users/{id}/statements', {
    access: 'admin',
    summary: 'The same of a user',
    answers: { 200: StatementChoices },
  }),
  file: endpoint('GET /permits/statements/{id}/{month}', {
    access: 'signed-in',
    summary:
      'The statement of a company and a month as a PDF: its orders, permits, fees and receipts, with the sums before and after. An empty month says so',
    params: z.object({ id: Id, month: BookMonthValue }),
    answers: { 200: PdfFile },
    problems: ['not-found', 'month.not-begun', 'document.unavailable'],
    perMinute: 60,
  }),
};
