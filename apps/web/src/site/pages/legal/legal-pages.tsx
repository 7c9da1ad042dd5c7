import { localizePath, type Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { cookiesTexts } from '../../texts/en/cookies.ts';
import type { privacyTexts } from '../../texts/en/privacy.ts';
import type { termsTexts } from '../../texts/en/terms.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { classNames } from '#ui/class-names.ts';
import { DeviceStorageTable } from './device-storage-table.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalPage } from './legal-page.tsx';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';
import { KeptDataList } from './kept-data-list.tsx';

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
