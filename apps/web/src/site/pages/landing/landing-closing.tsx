import { mobileApps } from '@wideload/contract/client';
import { buildButtonClass } from '#ui/button.tsx';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import { LogoWithName } from '#ui/brand-logo.tsx';
import { storeMarks } from '#ui/store-marks.ts';
import { CallLink } from '../../frame/call-link.tsx';
import buttons from './landing-buttons.module.css';
import css from './landing-closing.module.css';
import type { LandingTexts } from './landing-texts.ts';
import type { SitePlace } from '../../frame/site-place.ts';
import { formatList } from '#lib/format-list.ts';

export function LandingClosing({ texts, place: { language, signUp } }: { texts: LandingTexts; place: SitePlace }) {
  return (
    <section aria-labelledby="closing-title" {...lazyLayout({ phone: 580, desktop: 400 }, css['closing'])}>
      <div className="site-width">
        <h2 id="closing-title">{texts.closing}</h2>
        <div className="cluster above-28">
          <a href={signUp} className={buildButtonClass({ size: 'large' }, buttons['start'])}>
            {texts.getPermit}
          </a>
          <CallLink texts={texts} className={buildButtonClass({ size: 'large' }, buttons['call'])} />
        </div>
        <p className="above-16">{texts.adults}</p>
        <ul className="cluster targets-44 above-8">
          {mobileApps.map(({ store, devices, href }) => (
            <li key={store}>
              <a href={href} rel="noopener">
                <LogoWithName brand={store} marks={storeMarks} />
                {store} ({formatList(devices, 'and', language)})
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
