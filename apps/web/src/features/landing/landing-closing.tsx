import { mobileApps } from '@wideload/contract/client';
import { buttonClass } from '../../ui/button.tsx';
import { CallLink } from './call-link.tsx';
import css from './landing-closing.module.css';
import type { LandingTexts } from './landing-texts.ts';

/** The way forward once more, and the apps. */
export function LandingClosing({ texts, signUp }: { texts: LandingTexts; signUp: string }) {
  return (
    <section aria-labelledby="closing-title" className={css['closing']}>
      <div>
        <h2 id="closing-title">{texts.closing}</h2>
        <div className={css['actions']}>
          <a href={signUp} className={buttonClass({ size: 'large' }, css['start'])}>
            {texts.getPermit}
          </a>
          <CallLink texts={texts} className={buttonClass({ size: 'large' }, css['call'])} />
        </div>
        <p>{texts.adults}</p>
        <ul>
          {mobileApps.map(({ store, device, href }) => (
            <li key={store}>
              <a href={href} rel="noopener">
                {store} ({device})
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
