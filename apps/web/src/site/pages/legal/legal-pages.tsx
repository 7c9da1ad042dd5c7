import { localizePath, type Language, seller } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { cookiesTexts } from '../../texts/en/cookies.ts';
import type { privacyTexts } from '../../texts/en/privacy.ts';
import type { termsTexts } from '../../texts/en/terms.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { classNames } from '#ui/class-names.ts';
import { DeviceStorageTable } from './device-storage-table.tsx';
import { LegalPage } from './legal-page.tsx';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';

function LegalContact({ texts, offices }: { texts: LegalTexts; offices: ReactNode }) {
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

type KeptDataTexts = Pick<TextsOf<typeof privacyTexts>, 'stays' | 'staysIntro'>;

function KeptDataList({ texts }: { texts: KeptDataTexts }) {
  return (
    <div>
      <p>{texts.staysIntro}</p>
      <dl className="rows hairline">
        {Object.values(texts.stays).map(({ what, how, why }) => (
          <div key={what}>
            <dt className="bold">{what}</dt>
            <dd>{how}</dd>
            <dd className="muted">{why}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type PageProps<T> = {
  document: TextsOf<T>;
  texts: LegalTexts;
  language: Language;
  offices: ReactNode;
};

export function TermsPage({ offices, ...page }: PageProps<typeof termsTexts>) {
  return <LegalPage {...page} parts={{ contact: <LegalContact texts={page.texts} offices={offices} /> }} />;
}

export function PrivacyPage({ offices, ...page }: PageProps<typeof privacyTexts>) {
  const parts = {
    erasure: <KeptDataList texts={page.document} />,
    contact: <LegalContact texts={page.texts} offices={offices} />,
  };
  return <LegalPage {...page} parts={parts} />;
}

export function CookiePage({ offices, ...page }: PageProps<typeof cookiesTexts>) {
  const { toMain, table } = page.document;
  const above = (
    <a
      href={localizePath('/', page.language)}
      className={classNames('target-44 strong below-12 no-print', css['toMain'])}
    >
      {toMain}
    </a>
  );
  const parts = {
    list: <DeviceStorageTable texts={table} />,
    contact: <LegalContact texts={page.texts} offices={offices} />,
  };
  return <LegalPage {...page} above={above} parts={parts} />;
}
