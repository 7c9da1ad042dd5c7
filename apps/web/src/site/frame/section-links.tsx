import { landingSections, sectionHref, type FrameTexts, type SitePlace } from './site-place.ts';

/** The links to the sections of the landing page, in the words of spec [2]. */
export function SectionLinks({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  // The keys of a constant record are what is written there.
  const names = Object.keys(landingSections) as (keyof typeof landingSections)[];
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={sectionHref(place, landingSections[name])}>{texts[name]}</a>
        </li>
      ))}
    </ul>
  );
}
