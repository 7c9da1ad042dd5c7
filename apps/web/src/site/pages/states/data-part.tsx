import { findStatePlace } from '../../texts/state-names.ts';
import type { StateCode } from '@wideload/domain';
import type { StatePageProps } from './page-links.ts';

export const toFactsPath = (code: StateCode) => `/api/states/${code}`;

export function DataPart({ code, texts, language }: StatePageProps & { code: StateCode }) {
  const { record } = texts;
  return (
    <section aria-labelledby="facts-data" className="no-print">
      <h2 id="facts-data">{record.data}</h2>
      <p className="above-8 readable">{record.dataText}</p>
      <p className="above-8 targets loose-underlines strong">
        <a href={toFactsPath(code)}>{record.dataLink(findStatePlace(language, code))}</a>
      </p>
    </section>
  );
}
