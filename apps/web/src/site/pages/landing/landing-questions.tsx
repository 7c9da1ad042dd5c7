import css from './landing-questions.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';

export function LandingQuestions({ texts }: { texts: LandingTexts }) {
  return (
    <LandingSection id="questions" title={texts.questionsTitle}>
      <div className={css['questions']}>
        {texts.questions.map(({ asked, answer }) => (
          <details key={asked}>
            <summary>{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
