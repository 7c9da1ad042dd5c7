import { branding } from '#lib/branding.ts';
import { classNames } from '#ui/class-names.ts';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import css from './site-header.module.css';
import { isLanding, type FrameTexts, type SitePlace, landingSections, buildSectionHref } from './site-place.ts';
import { mobileApps, socialLinks, languageNames, languages } from '@wideload/contract/client';
import { buildButtonClass } from '#ui/button.tsx';
import { LogoWithName, storeMarks } from '#ui/brand-logo.tsx';
import drawer from '#ui/overlay/drawer.module.css';
import { StaticDialog } from '#ui/overlay/static-dialog.tsx';
import siteSwitchesCss from './site-switches.module.css';

function SectionLinks({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  // `Object.keys` loses the type of the keys.
  const names = Object.keys(landingSections) as (keyof typeof landingSections)[];
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={buildSectionHref(place, landingSections[name])}>{texts[name]}</a>
        </li>
      ))}
    </ul>
  );
}

type MenuProps = { place: SitePlace; texts: FrameTexts };

function Outward({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  return (
    <section className="targets-44">
      <h3 className="size-label">{title}</h3>
      <ul className="cluster">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener">
              <LogoWithName brand={name} marks={storeMarks} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const apps = mobileApps.map(({ store, href }) => ({ name: store, href }));

function Pages({ place, texts }: MenuProps) {
  const pages = [
    ['/check-your-load', texts.checkYourLoad],
    ['/states', texts.states],
    ['/bridge-formula', texts.bridgeFormula],
    ['/articles', texts.articles],
  ] as const;
  return (
    <ul>
      {pages.map(([path, name]) => (
        <li key={path}>
          <a href={place.at(path)} aria-current={place.path === path ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SiteSwitches({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  const others = languages.filter((language) => language !== place.language);
  return (
    <div className={siteSwitchesCss['switches']}>
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
          <span className={siteSwitchesCss['toDark']}>{texts.darkTheme}</span>
          <span className={siteSwitchesCss['toLight']}>{texts.lightTheme}</span>
        </button>
      </div>
    </div>
  );
}

function SiteMenu({ place, texts }: MenuProps) {
  return (
    <div data-island="dialog" data-failed={texts.unreachable} className={css['menu']}>
      <button
        type="button"
        className="center"
        data-opens="site-menu"
        aria-haspopup="dialog"
        aria-label={texts.openMenu}
      >
        <svg viewBox="0 0 24 20" width="24" height="20" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d="M0 2H24M0 10H24M0 18H24" />
        </svg>
      </button>
      <StaticDialog
        id="site-menu"
        title={texts.menu}
        close={texts.close}
        className={classNames(drawer['drawer'], drawer['right'], css['drawer'])}
      >
        <div className="stack">
          {!isLanding(place) && (
            <a href={place.at('/')} className={buildButtonClass({ wide: true })}>
              {texts.home}
            </a>
          )}
          <a href={place.signIn} className={buildButtonClass({ look: 'primary', wide: true })}>
            {texts.getPermits}
          </a>
          <a href={place.signUp} className={buildButtonClass({ wide: true })}>
            {texts.signUp}
          </a>
          <nav aria-label={texts.menu} className={classNames('stack targets-44 quiet-links above-8', css['links'])}>
            <SectionLinks place={place} texts={texts} />
            <Pages place={place} texts={texts} />
          </nav>
          <SiteSwitches place={place} texts={texts} />
          <Outward title={texts.follow} links={socialLinks} />
          <Outward title={texts.apps} links={apps} />
        </div>
      </StaticDialog>
    </div>
  );
}

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
