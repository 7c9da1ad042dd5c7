import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './site-frame.module.css';
import { SiteHeader, SiteSwitches } from './site-header.tsx';
import { type FrameTexts, type SitePlace, buildSectionHref, type PagePaths } from './site-place.ts';
import { mobileApps, seller, socialLinks, type Language } from '@wideload/contract/client';
import { branding } from '#lib/branding.ts';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { LogoWithName, storeMarks } from '#ui/brand-logo.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { buildAuthAddress } from '#product/account/sign-in/auth-address.ts';
import { listPaths, localizePath } from '../render/site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';

type Links = readonly { name: string; href: string }[];

function Column({ title, links }: { title: string; links: Links }) {
  return (
    <div className={classNames('breakable', css['column'])}>
      <h2>{title}</h2>
      <ul className="targets quiet-links above-4">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
              <LogoWithName brand={name} marks={storeMarks} />
              {/* An e-mail address may go on in the next line. */}
              {name.split('@').flatMap((part, index) => (index === 0 ? [part] : ['@', <wbr key="at" />, part]))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function buildColumns(place: SitePlace, texts: FrameTexts): { title: string; links: Links }[] {
  const page = (path: string, name: string) => ({ name, href: place.at(path) });
  return [
    {
      title: texts.product,
      links: [
        page('/check-your-load', texts.checkYourLoad),
        page('/states', texts.states),
        page('/bridge-formula', texts.bridgeFormula),
        page('/articles', texts.articles),
      ],
    },
    {
      title: texts.legal,
      links: [
        page('/terms-and-conditions', texts.terms),
        page('/privacy-policy', texts.privacy),
        page('/cookie-policy', texts.cookies),
      ],
    },
    {
      title: texts.support,
      links: [
        { name: seller.phone, href: `tel:+1${seller.phone.replaceAll(/\D/g, '')}` },
        { name: seller.email, href: `mailto:${seller.email}` },
        { name: texts.contact, href: buildSectionHref(place, 'contact-us') },
      ],
    },
    { title: texts.apps, links: mobileApps.map(({ store, href }) => ({ name: store, href })) },
    { title: texts.follow, links: socialLinks },
  ];
}

function SiteFooter({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  return (
    <footer {...lazyLayout({ phone: 960, desktop: 350 }, 'no-print', css['footer'])}>
      <div className="site-width">
        <div className={css['columns']}>
          {buildColumns(place, texts).map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <div className={css['foot']}>
          <Wordmark {...branding.wordmark} />
          <p>
            {texts.adults} {texts.fiction}
          </p>
          <SiteSwitches place={place} texts={texts} />
        </div>
      </div>
    </footer>
  );
}

export function SiteFrame({ place, texts, children }: { place: SitePlace; texts: FrameTexts; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="visually-hidden skip-link bold">
        {texts.skip}
      </a>
      <SiteHeader place={place} texts={texts} />
      <main id="content" tabIndex={-1} className={classNames('no-ring', css['content'])}>
        {children}
      </main>
      <SiteFooter place={place} texts={texts} />
    </>
  );
}

type At = { language: Language; path: string; paths?: PagePaths | undefined };

export function toPlace({ language, path, paths = listPaths(path) }: At): SitePlace {
  return {
    language,
    path,
    paths,
    at: (other, spoken = language) => localizePath(other, spoken),
    signIn: buildAuthAddress('sign-in', { language }),
    signUp: buildAuthAddress('sign-up', { language }),
  };
}

export function renderFramed(page: ReactNode, at: At): ReactNode {
  return (
    <SiteFrame place={toPlace(at)} texts={siteTexts[at.language].frame}>
      {page}
    </SiteFrame>
  );
}
