import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './legal-page.module.css';
import type { LegalDocument, LegalTexts } from './legal-texts.ts';
import type { LegalBody as Body } from '../texts/legal-sections.ts';

const MARKED = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|\*\*(?<strong>[^*]+)\*\*/g;

function renderHighlighted({ groups }: RegExpExecArray): ReactNode {
  const { words, address, strong } = groups ?? {};
  if (address === undefined) return <strong key={strong}>{strong}</strong>;
  return (
    <a key={address} href={address} rel={address.startsWith('https:') ? 'noopener' : undefined}>
      {words}
    </a>
  );
}

function Line({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    parts.push(text.slice(end, found.index), renderHighlighted(found));
    end = found.index + found[0].length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}

function LegalBody({ body }: { body: Body }) {
  return body.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <Line text={block} />
        </p>
      );
    }
    return (
      <ul key={block[0]} className="bullets stack gap-8">
        {block.map((text) => (
          <li key={text}>
            <Line text={text} />
          </li>
        ))}
      </ul>
    );
  });
}

/** A change of any text of the terms and the policies changes this day. */
const effectiveDay = '2026-11-21';

export type LegalPageProps = {
  document: LegalDocument;
  texts: LegalTexts;
  language: Language;
  above?: ReactNode;
  /** By the section's anchor. */
  parts: Readonly<Record<string, ReactNode>>;
};

function Effective({ texts, language }: Pick<LegalPageProps, 'texts' | 'language'>) {
  // A calendar day has no zone: any zone other than UTC could show the day before.
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="hint medium">
      <time dateTime={effectiveDay}>{texts.effective(day.format(new Date(effectiveDay)))}</time>
    </p>
  );
}

function Brief({ document, texts }: Pick<LegalPageProps, 'document' | 'texts'>) {
  return (
    <section aria-label={texts.brief}>
      <dl className={css['brief']}>
        {document.brief.map(([figure, what]) => (
          <div key={what} className="figure-first ruled padded-top-12 gap-4">
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type LegalContentsProps = { sections: LegalDocument['sections']; texts: LegalTexts };

function Links({ sections, texts }: LegalContentsProps) {
  return (
    <nav aria-label={texts.contents}>
      <ol className={css['links']}>
        {Object.entries(sections).map(([anchor, { title }]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders the contents twice and CSS hides one copy: beside the text, and folded above it on narrow screens. */
function LegalContents({ sections, texts }: LegalContentsProps) {
  return (
    <>
      <div className={classNames('with-side-menu no-print', css['beside'])}>
        <p className="bold below-12" aria-hidden="true">
          {texts.contents}
        </p>
        <Links sections={sections} texts={texts} />
      </div>
      <details className={classNames('without-side-menu ruled-around no-print', css['folded'])}>
        <summary className="in-row chevron bold">{texts.contentsOf(Object.keys(sections).length)}</summary>
        <Links sections={sections} texts={texts} />
      </details>
    </>
  );
}

/** Anchors are the same in every language. */
export function LegalPage({ document, texts, language, above, parts }: LegalPageProps) {
  return (
    <article id="top" className={css['page']}>
      {above}
      <header className="stack">
        <Effective texts={texts} language={language} />
        <h1 className="site-heading">{document.title}</h1>
        <p className="lead">{document.lead}</p>
      </header>
      <Brief document={document} texts={texts} />
      <div className={css['columns']}>
        <LegalContents sections={document.sections} texts={texts} />
        <div className={classNames('lazy-layout-parts', css['sections'])}>
          {Object.entries(document.sections).map(([anchor, { title, body }]) => (
            <section key={anchor} id={anchor} className={css['section']}>
              <h2>{title}</h2>
              <div className={classNames('stack', css['text'])}>
                <LegalBody body={body} />
              </div>
              {parts[anchor]}
              <a href="#top" className="target muted size-label self-start no-print">
                {texts.toTop}
              </a>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
