import { LandingSection } from './landing-section.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './landing-steps.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { landingSections } from '../../frame/site-place.ts';

/** Words, because the logos belong to the companies (spec [1]). */
const paymentMarks = ['Visa', 'Mastercard', 'American Express', 'Stripe', 'Google Pay', 'Apple Pay'];

export function LandingSteps({ texts }: { texts: LandingTexts }) {
  const { person, states, vehicles, permits, pay } = texts.steps;
  return (
    <LandingSection id={landingSections.how} title={texts.how} lead={texts.howLead} look="stacked">
      <ol className={css['road']}>
        {[person, states, vehicles, permits, pay].map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="muted above-8">{text}</p>
          </li>
        ))}
      </ol>
      <p className={classNames('strong whole-line size-group above-28', css['afterwards'])}>{texts.afterwards}</p>
      <div className={css['pay']}>
        <h3 className="size-body">{texts.pay}</h3>
        <ul className="cluster gap-8">
          {paymentMarks.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </LandingSection>
  );
}
