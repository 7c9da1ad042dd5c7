import { seller } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';

export function LegalContact({ texts, offices }: { texts: LegalTexts; offices: ReactNode }) {
  return (
    <dl className={css['contact']}>
      <div>
        <dt>{texts.company}</dt>
        <dd>{seller.company}</dd>
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
      <div>
        <dt>{texts.offices}</dt>
        <dd>{offices}</dd>
      </div>
    </dl>
  );
}
