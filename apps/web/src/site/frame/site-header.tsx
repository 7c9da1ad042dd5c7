import { branding } from '#lib/branding.ts';
import { classNames } from '#ui/class-names.ts';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import css from './site-header.module.css';
import { SiteMenu, SectionLinks } from './site-menu.tsx';
import { isLanding, type FrameTexts, type SitePlace } from './site-place.ts';
import { SiteSwitches } from './site-switches.tsx';

export function SiteHeader({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  return (
    <header className={classNames('no-print', css['bar'], isLanding(place) && css['onHero'])}>
      <div className={css['header']}>
        <a href={place.at('/')} className={css['home']} aria-label={`${branding.name}, ${texts.home}`}>
          <Wordmark {...branding.wordmark} />
        </a>
        <nav
          aria-label={texts.navigation}
          className={classNames('with-side-menu targets-44 quiet-links medium', css['sections'])}
        >
          <SectionLinks place={place} texts={texts} />
        </nav>
        <div className={css['switches']}>
          <SiteSwitches place={place} texts={texts} />
        </div>
        <nav aria-label={texts.account} className={css['account']}>
          <a href={place.signIn} className={classNames('target-44 quiet-link strong', css['signIn'])}>
            {texts.signIn}
          </a>
          <a href={place.signUp} className={classNames('target-44 strong', css['signUp'])}>
            {texts.signUp}
          </a>
        </nav>
        <SiteMenu place={place} texts={texts} />
      </div>
    </header>
  );
}
