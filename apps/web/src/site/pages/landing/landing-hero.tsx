import { buildButtonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CallLink } from '../../frame/call-link.tsx';
import buttons from './landing-buttons.module.css';
import css from './landing-hero.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { LandingRuler, LandingTruck } from './landing-truck.tsx';

export function LandingHero({ texts, signUp }: { texts: LandingTexts; signUp: string }) {
  return (
    <>
      <div className={css['hero']}>
        <div className={css['pitch']}>
          <h1 className={css['headline']}>
            <span>{texts.headline.first}</span> <span>{texts.headline.second}</span>
          </h1>
          <div>
            <p className="lead above-16">{texts.lead}</p>
            <div className="cluster above-20">
              <a href={signUp} className={buildButtonClass({ size: 'large' }, classNames('nowrap', buttons['start']))}>
                {texts.getStarted}
              </a>
              <CallLink
                texts={texts}
                className={buildButtonClass({}, classNames('nowrap', buttons['call'], css['call']))}
              />
            </div>
          </div>
        </div>
        <div className={classNames('site-width', css['drawing'])}>
          <LandingTruck sentence={texts.truck} />
        </div>
      </div>
      <div className={css['road']}>
        <div className="site-width">
          <LandingRuler />
        </div>
      </div>
    </>
  );
}
