import { languages } from '@wideload/contract/client';
import { stateCodes, type StateCode } from '@wideload/domain';
import { findStateName } from '../../texts/state-names.ts';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { StatePageProps } from './page-links.ts';
import { toStatePath } from './state-head.ts';
import css from './unknown-state.module.css';

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Levenshtein. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const swap = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** 0 is an exact match; a prefix or a whole word counts as closer than any misspelling. */
function computeDistance(asked: string, name: string): number {
  if (asked === name) return 0;
  if (asked.length > 2 && (name.startsWith(asked) || name.split(' ').includes(asked))) return 0.5;
  return countEdits(asked, name);
}

const listNames = (state: StateCode) => languages.map((language) => normalize(findStateName(language, state)));

export function findNearestStates(text: string): StateCode[] {
  const asked = normalize(text);
  const maxDistance = Math.ceil(asked.length / 3);
  return stateCodes
    .map((state) => ({
      state,
      far: Math.min(...listNames(state).map((name) => computeDistance(asked, name))),
    }))
    .filter(({ far }) => far <= maxDistance)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ state }) => state);
}

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
