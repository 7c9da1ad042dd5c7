import { classNames } from '#ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';
import { WorkedExample, type WorkedExampleProps } from './worked-example.tsx';
import css from './landing-inside.module.css';

/** In points; the files of `scripts/take-pictures.mjs` have more pixels. */
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 640 };
const themes = ['light', 'dark'] as const;
const formats = ['avif', 'webp'] as const;

type Props = { name: 'vehicles' | 'order'; alt: string };

/** Both themes are in the markup. A lazy picture that is not displayed is not loaded, so only the chosen one is. */
function ProductPicture({ name, alt }: Props) {
  return themes.map((theme) => (
    <picture key={theme} className={css[theme]}>
      {formats.map((format) => (
        <source
          key={`phone ${format}`}
          media="(max-width: 576px)"
          type={`image/${format}`}
          srcSet={`/pictures/${name}-phone-${theme}.${format}`}
          {...phone}
        />
      ))}
      <source type="image/avif" srcSet={`/pictures/${name}-desktop-${theme}.avif`} {...desktop} />
      <img
        src={`/pictures/${name}-desktop-${theme}.webp`}
        alt={alt}
        loading="lazy"
        className={classNames('full-width', css['image'])}
        {...desktop}
      />
    </picture>
  ));
}

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
