import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CallLink } from '../offices.tsx';
import buttons from './landing-buttons.module.css';
import css from './landing-hero.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { LandingRuler, LandingTruck } from './landing-truck.tsx';
import type { HeroCheckTexts } from '../load-check/load-check-texts.ts';

type Props = {
  texts: LandingTexts;
  hero: HeroCheckTexts;
  signUp: string;
  /** Markup for the hydration of `hero-check-root.tsx`. */
  check: { markup: string; links: string };
};

export function LandingHero({ texts, hero, signUp, check }: Props) {
  return (
    <div className={css['whole']}>
      <div className={classNames(css['hero'], css['painted'])}>
        <div className={css['pitch']}>
          <h1 className={css['headline']}>
            <span>{texts.headline.first}</span> <span>{texts.headline.second}</span>
          </h1>
          <div>
            <p className="lead above-16">{texts.lead}</p>
            <p className="above-8">{texts.charges}</p>
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
      </div>
      <div className={css['hero']}>
        <div
          className="site-width"
          data-island="hero-check"
          data-failed={hero.failed}
          data-links={check.links}
          dangerouslySetInnerHTML={{ __html: check.markup }}
        />
      </div>
      <div className={classNames(css['hero'], css['painted'])}>
        <div id="hero-drawing" className={classNames('site-width', css['drawing'])}>
          <LandingTruck sentence={hero.truck} />
        </div>
      </div>
      <div className={css['road']}>
        <div className="site-width">
          <LandingRuler />
        </div>
      </div>
    </div>
  );
}
