import { classNames } from '#ui/class-names.ts';
import css from './landing-facts.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { landingSections } from '../../frame/site-place.ts';

// The figures are those of spec [1].
const statistics = [
  { figure: '10', what: 'years' },
  { figure: '8', what: 'companies' },
  { figure: '400+', what: 'employees' },
] as const;

const kinds = [
  ['oversize', 'oversizeWhat'],
  ['overweight', 'overweightWhat'],
  ['superload', 'superloadWhat'],
  ['specialty', 'specialtyWhat'],
] as const;

export function LandingFacts({ texts }: { texts: LandingTexts }) {
  return (
    <div className={css['facts']}>
      <section aria-label={texts.figures}>
        <dl className={css['statistics']}>
          {statistics.map(({ figure, what }) => (
            <div key={what} className="figure-first">
              <dt>{texts[what]}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id={landingSections.services} aria-labelledby="permit-kinds">
        <h2 id="permit-kinds">{texts.kinds}</h2>
        <dl className={classNames('halves ruled-rows above-12', css['kinds'])}>
          {kinds.map(([name, what]) => (
            <div key={name}>
              <dt className="strong">{texts[name]}</dt>
              <dd className="hint">{texts[what]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
