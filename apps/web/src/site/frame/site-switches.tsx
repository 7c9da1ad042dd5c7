import { languageNames, languages } from '@wideload/contract/client';
import css from './site-switches.module.css';
import type { FrameTexts, SitePlace } from './site-place.ts';

export function SiteSwitches({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  const others = languages.filter((language) => language !== place.language);
  return (
    <div className={css['switches']}>
      {others.map((other) => (
        <a
          key={other}
          href={place.at(place.paths[other] ?? place.path, other)}
          hrefLang={place.paths[other] === undefined ? undefined : other}
          lang={other}
          data-language={other}
        >
          {languageNames[other]}
        </a>
      ))}
      <div data-island="theme" data-failed={texts.unreachable}>
        <button type="button">
          <span className={css['toDark']}>{texts.darkTheme}</span>
          <span className={css['toLight']}>{texts.lightTheme}</span>
        </button>
      </div>
    </div>
  );
}
