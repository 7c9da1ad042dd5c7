import { classNames } from '#ui/class-names.ts';
import css from './landing-questions.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';

export function LandingQuestions({ texts }: { texts: LandingTexts }) {
  return (
    <LandingSection id="questions" title={texts.questionsTitle} heights={{ phone: 930, desktop: 860 }}>
      <div className={classNames('ruled-rows', css['questions'])}>
        {texts.questions.map(({ asked, answer }) => (
          <details key={asked}>
            <summary className="in-row chevron padded-8 size-group strong">{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
