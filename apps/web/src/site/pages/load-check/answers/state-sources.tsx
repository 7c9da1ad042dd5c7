import { rulesVersion } from '@wideload/domain';
import { useEffect, useState } from 'react';
import type { LoadCheckTexts } from '../load-check-texts.ts';
import { loadSources, type ReadSource } from './load-sources.ts';
import css from './state-sources.module.css';

type Props = { href: string; linkText: string; texts: LoadCheckTexts };

export function StateSources({ href, linkText, texts }: Props) {
  const [sources, setSources] = useState<readonly ReadSource[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadSources(href).then(
      (found) => isWanted && setSources(found),
      // The link beside it still leads to the sources.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [href]);

  return (
    <div className="stack gap-8 hairline padded-top-12">
      <p>
        <b>{texts.sources}</b>. {texts.asOf(rulesVersion)}.
      </p>
      {sources.length > 0 && (
        <ol className={css['list']}>
          {sources.map(({ title, url, from }) => (
            <li key={`${title} ${url}`}>
              <span lang="en">{url === null ? title : <a href={url}>{title}</a>}</span>
              <span className={css['from']}>{from}</span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={href}>{linkText}</a>
      </p>
    </div>
  );
}
