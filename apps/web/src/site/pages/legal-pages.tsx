import { localizePath, type Language, seller } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import type { cookiesTexts } from '../texts/en/cookies.ts';
import type { privacyTexts } from '../texts/en/privacy.ts';
import type { termsTexts } from '../texts/en/terms.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { classNames } from '#ui/class-names.ts';
import { LegalPage } from './legal-page.tsx';
import css from './legal-page.module.css';
import type { LegalTexts } from './legal-texts.ts';
import deviceStorageTableCss from './device-storage-table.module.css';

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

type TableTexts = TextsOf<typeof cookiesTexts>['table'];

type Texts = (typeof cookiesTexts)['table'];

type StoragePlace = keyof Texts['places'];

type StorageEntry = {
  id: keyof Texts['items'];
  place: StoragePlace;
  /** The name in the browser; an ellipsis replaces a part that varies by order, person or release. */
  name: string;
};

/** `legal-pages.test.ts` compares this with the code, in both directions. */
export const deviceStorage: readonly StorageEntry[] = [
  { id: 'refresh', place: 'cookie', name: '__Host-wideload-refresh' },
  { id: 'registration', place: 'cookie', name: '__Host-wideload-registration' },
  { id: 'signInKey', place: 'cookie', name: '__Host-wideload-sign-in-key' },
  { id: 'accessToken', place: 'local', name: 'wideload.accessToken' },
  { id: 'draft', place: 'local', name: 'wideload.draft.…' },
  { id: 'unread', place: 'local', name: 'wideload.unread.…' },
  { id: 'article', place: 'local', name: 'wideload.article.…' },
  { id: 'notified', place: 'local', name: 'wideload.notified' },
  { id: 'theme', place: 'local', name: 'theme' },
  { id: 'language', place: 'local', name: 'language' },
  { id: 'unsent', place: 'local', name: 'unsent-messages' },
  { id: 'lengthForm', place: 'local', name: 'length-form' },
  { id: 'singleKeys', place: 'local', name: 'singleKeys' },
  { id: 'scroll', place: 'session', name: 'tsr-scroll-restoration-v1_3' },
  { id: 'message', place: 'session', name: 'outreach.…' },
  { id: 'typed', place: 'session', name: 'wideload.typed' },
  { id: 'shell', place: 'cache', name: 'wideload-shell-…' },
  { id: 'copies', place: 'cache', name: 'wideload-copies' },
  { id: 'packetShell', place: 'cache', name: 'wideload-packet-shell-…' },
  { id: 'packets', place: 'cache', name: 'wideload-packets' },
  { id: 'stripeDevice', place: 'provider', name: '__stripe_mid' },
  { id: 'stripeVisit', place: 'provider', name: '__stripe_sid' },
  { id: 'stripeOwn', place: 'provider', name: 'm' },
];

function Place({ place, texts }: { place: StoragePlace; texts: TableTexts }) {
  return (
    <tbody>
      <tr className={deviceStorageTableCss['place']}>
        <th colSpan={3} scope="rowgroup">
          {texts.places[place]}
        </th>
      </tr>
      {deviceStorage
        .filter((kept) => kept.place === place)
        .map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{texts.items[id].purpose}</td>
            <td>{texts.items[id].lifetime}</td>
          </tr>
        ))}
    </tbody>
  );
}

function DeviceStorageTable({ texts }: { texts: TableTexts }) {
  const places = [...new Set(deviceStorage.map(({ place }) => place))];
  return (
    <table className={classNames('table cards-when-narrow', deviceStorageTableCss['table'])}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.lifetime}</th>
        </tr>
      </thead>
      {places.map((place) => (
        <Place key={place} place={place} texts={texts} />
      ))}
    </table>
  );
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
