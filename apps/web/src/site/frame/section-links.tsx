import { landingSections, buildSectionHref, type FrameTexts, type SitePlace } from './site-place.ts';

export function SectionLinks({ place, texts }: { place: SitePlace; texts: FrameTexts }) {
  // `Object.keys` loses the type of the keys.
  const names = Object.keys(landingSections) as (keyof typeof landingSections)[];
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={buildSectionHref(place, landingSections[name])}>{texts[name]}</a>
        </li>
      ))}
    </ul>
  );
}
