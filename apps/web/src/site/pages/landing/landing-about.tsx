import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { Offices } from '../offices/offices.tsx';
import { landingSections } from '../../frame/site-place.ts';

type Props = { texts: LandingTexts; unreachable: string; at: (path: string) => string };

export function LandingAbout({ texts, unreachable, at }: Props) {
  return (
    <LandingSection id={landingSections.who} title={texts.who} heights={{ phone: 960, desktop: 500 }}>
      <div className="stack size-group gap-16">
        {texts.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="above-28 below-12">{texts.officesTitle}</h3>
      <Offices texts={{ ...texts, unreachable }} at={at} />
    </LandingSection>
  );
}
