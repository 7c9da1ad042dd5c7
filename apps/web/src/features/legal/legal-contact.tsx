import { seller } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';

/** Who is meant by “we”, and how to reach us. `map` opens where the office is. */
export function LegalContact({ texts, map }: { texts: LegalTexts; map: ReactNode }) {
  return (
    <div className={css['contact']}>
      <address>
        <dl>
          <div>
            <dt>{texts.company}</dt>
            <dd>{seller.company}</dd>
          </div>
          <div>
            <dt>{texts.address}</dt>
            <dd>
              {seller.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`}>{seller.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </dd>
          </div>
        </dl>
      </address>
      {map}
    </div>
  );
}
