import css from './landing-reasons.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { landingSections } from '../../frame/site-place.ts';

export function LandingReasons({ texts }: { texts: LandingTexts }) {
  const { immediate, experienced, satisfied } = texts.reasons;
  return (
    <LandingSection id={landingSections.why} title={texts.why} heights={{ phone: 680, desktop: 480 }}>
      <dl className="ruled-rows">
        {[immediate, experienced, satisfied].map(({ name, text }) => (
          <div key={name} className={css['reason']}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
