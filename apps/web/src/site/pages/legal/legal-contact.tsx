import { seller } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';

export function LegalContact({ texts, offices }: { texts: LegalTexts; offices: ReactNode }) {
  return (
    <dl className={classNames('rows hairline prints-no-buttons', css['contact'])}>
      <div>
        <dt className="muted size-label">{texts.company}</dt>
        <dd>{seller.company}</dd>
      </div>
      <div>
        <dt className="muted size-label">{texts.phone}</dt>
        <dd>
          <a className="target" href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`}>
            {seller.phone}
          </a>
        </dd>
      </div>
      <div>
        <dt className="muted size-label">{texts.email}</dt>
        <dd>
          <a className="target" href={`mailto:${seller.email}`}>
            {seller.email}
          </a>
        </dd>
      </div>
      <div>
        <dt className="muted size-label">{texts.offices}</dt>
        <dd>{offices}</dd>
      </div>
    </dl>
  );
}
