import { useQuery } from '@tanstack/react-query';
import { Check, Square } from 'lucide-react';
import { companyRecords, trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import * as texts from './orders.texts.ts';

/** An order needs a company, a truck and a trailer. */
export function SetUpList() {
  const company = useQuery(companyRecords.choicesQuery(''));
  const truck = useQuery(truckRecords.choicesQuery(''));
  const trailer = useQuery(trailerRecords.choicesQuery(''));
  const steps = [
    { to: '/companies', word: texts.setUpCompany, total: company.data?.total },
    { to: '/trucks', word: texts.setUpTruck, total: truck.data?.total },
    { to: '/trailers', word: texts.setUpTrailer, total: trailer.data?.total },
  ] as const;
  return (
    <ul className="stack align-start gap-4 below-16">
      {steps.map(({ to, word, total = 0 }) => (
        <li key={to} className="in-row gap-8">
          {total > 0 ? <Check size={20} className="ok" aria-hidden="true" /> : <Square size={20} aria-hidden="true" />}
          <ButtonLink to={to} look="link">
            {word}
          </ButtonLink>
          {total > 0 && <span className="ok strong">{texts.isSetUp}</span>}
        </li>
      ))}
    </ul>
  );
}
