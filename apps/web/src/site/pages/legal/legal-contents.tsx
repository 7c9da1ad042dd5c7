import { classNames } from '#ui/class-names.ts';
import css from './legal-contents.module.css';
import type { LegalDocument, LegalTexts } from './legal-texts.ts';

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
export function LegalContents({ sections, texts }: LegalContentsProps) {
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
