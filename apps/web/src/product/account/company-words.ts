import { formatCompanyDocket, formatCountry, listTypedFields, regionName, type Address } from '@wideload/domain';
import * as texts from './company.texts.ts';

type ShownCompany = Address & { docketNumber: string; docketPrefix: string; typedFields: string };

/** The parts of a company that are not shown as they are kept: the docket number with its series, and the marked parts of the address. */
export function formatCompany(company: ShownCompany): Address & { docketNumber: string } {
  const typed = listTypedFields(company);
  const mark = (field: keyof Address, value: string) => (typed.includes(field) ? texts.typedByHand(value) : value);
  return {
    docketNumber: formatCompanyDocket(company),
    street: mark('street', company.street),
    city: mark('city', company.city),
    state: mark('state', formatState(company.state)),
    zip: mark('zip', company.zip),
    country: mark('country', formatCountry(company.country)),
  };
}

/** Codes of two letters are known to everybody; those of Mexican states are not. */
export function formatState(state: string): string {
  return state.length === 2 ? state : regionName(state);
}
