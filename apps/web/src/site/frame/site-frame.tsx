import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './site-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { FrameTexts, SitePlace } from './site-place.ts';

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
