import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { PdfFile, StateValue, rawText } from '../core/values.ts';

export const Provision = z.object({
  state: StateValue,
  /** The path of the document, from the root of this server. */
  url: z.string(),
});
export type Provision = z.infer<typeof Provision>;

export const provisions = {
  list: endpoint('GET /permits/provisions', {
    access: 'signed-in',
    summary: 'The provision documents of all states and DC, by the names of the states',
    answers: { 200: z.object({ items: z.array(Provision) }) },
  }),
  read: endpoint('GET /permits/provisions/{state}.pdf', {
    access: 'visitor',
    summary: 'Limits, fees and requirements of one state, as a PDF of public facts',
    // Any text is valid: an unknown state answers 404, like any other unknown document.
    params: z.object({ state: rawText(40) }),
    answers: { 200: PdfFile },
    problems: ['not-found', 'document.unavailable'],
  }),
};
