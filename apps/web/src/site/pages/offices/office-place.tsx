import type { offices } from '@wideload/contract/client';

export type Office = (typeof offices)[number];

/** Without the language. */
export function toOfficePath({ city }: Office): string {
  return `/offices/${city.toLowerCase()}`;
}

export function OfficeAddress({ office }: { office: Office }) {
  return (
    <address>
      {office.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
