import { classNames } from '#ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';
import { ProductPicture } from './product-picture.tsx';
import { WorkedExample, type WorkedExampleProps } from './worked-example.tsx';
import css from './landing-inside.module.css';

export function LandingInside(props: WorkedExampleProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="inside"
      title={texts.title}
      lead={texts.lead}
      look="stacked"
      heights={{ phone: 3100, desktop: 1400 }}
    >
      <div className={css['pictures']}>
        {(['vehicles', 'order'] as const).map((name) => (
          <figure key={name}>
            <ProductPicture name={name} alt={texts.pictures[name].alt} />
            <figcaption className={classNames('above-12', css['caption'])}>
              <b>{texts.pictures[name].title}</b> {texts.pictures[name].text}
            </figcaption>
          </figure>
        ))}
      </div>
      <WorkedExample {...props} />
    </LandingSection>
  );
}
