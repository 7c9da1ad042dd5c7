import { MarkList } from '#ui/brand-mark.tsx';
import { LandingSection } from './landing-section.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './landing-steps.module.css';
import type { LandingTexts } from './landing-texts.ts';
import { landingSections } from '../../frame/site-place.ts';

/** Spec [1]. */
const paymentMarks = ['visa', 'mastercard', 'amex', 'stripe', 'googlePay', 'applePay'] as const;

export function LandingSteps({ texts }: { texts: LandingTexts }) {
  const { person, states, vehicles, permits, pay } = texts.steps;
  return (
    <LandingSection
      id={landingSections.how}
      title={texts.how}
      lead={texts.howLead}
      look="stacked"
      heights={{ phone: 1320, desktop: 640 }}
    >
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
        <MarkList marks={paymentMarks} />
      </div>
    </LandingSection>
  );
}
