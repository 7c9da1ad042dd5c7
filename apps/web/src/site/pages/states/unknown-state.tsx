import { findStateName } from '../../texts/state-names.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { findNearestStates } from './nearest-states.ts';
import type { StatePageProps } from './page-links.ts';
import { toStatePath } from './state-head.ts';
import css from './unknown-state.module.css';

/** An invalid encoding stays as it is. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug).replaceAll('-', ' ');
  } catch {
    return slug;
  }
}

export function UnknownState({ slug, texts, language, at }: StatePageProps & { slug: string }) {
  const asked = decodeSlug(slug);
  const near = findNearestStates(asked);
  return (
    <div className="stack align-start gap-20 site-frame">
      <Breadcrumbs
        label={texts.breadcrumbs}
        steps={[
          { name: texts.home, href: at('/') },
          { name: texts.states, href: at('/states') },
        ]}
        current={texts.unknownTitle}
      />
      <h1>{texts.unknownHeading}</h1>
      <p>{texts.unknownLead(asked.slice(0, 60))}</p>
      {near.length > 0 && (
        <section aria-labelledby="near">
          <h2 id="near">{texts.didYouMean}</h2>
          <ul className={classNames('ruled-rows above-8', css['near'])}>
            {near.map((code) => (
              <li key={code}>
                <a href={at(toStatePath(code))} className="target-44 size-group strong">
                  {findStateName(language, code)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href={at('/states')} className={buildButtonClass({ look: 'primary' })}>
          {texts.toIndex}
        </a>
      </p>
    </div>
  );
}
