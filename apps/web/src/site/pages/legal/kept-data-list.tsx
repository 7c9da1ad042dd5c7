import type { privacyTexts } from '../../texts/en/privacy.ts';
import type { TextsOf } from '#lib/texts-of.ts';

type KeptDataTexts = Pick<TextsOf<typeof privacyTexts>, 'stays' | 'staysIntro'>;

export function KeptDataList({ texts }: { texts: KeptDataTexts }) {
  return (
    <div>
      <p>{texts.staysIntro}</p>
      <dl className="rows hairline">
        {Object.values(texts.stays).map(({ what, how, why }) => (
          <div key={what}>
            <dt className="bold">{what}</dt>
            <dd>{how}</dd>
            <dd className="muted">{why}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
