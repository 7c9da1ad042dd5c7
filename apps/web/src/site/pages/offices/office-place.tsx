import type { offices } from '@wideload/contract/client';
import css from './offices.module.css';

export type Office = (typeof offices)[number];

/** Without the language. */
export function toOfficePath({ city }: Office): string {
  return `/offices/${city.toLowerCase()}`;
}

export function OfficeAddress({ office }: { office: Office }) {
  return (
    <address className={css['address']}>
      {office.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
