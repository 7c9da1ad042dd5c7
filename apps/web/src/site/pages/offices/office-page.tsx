import { seller } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import page from '#ui/layout/site-page.module.css';
import { CallLink } from '../../frame/call-link.tsx';
import type { LandingTexts } from '../landing/landing-texts.ts';
import { OfficeMap } from './office-map.tsx';
import { OfficeAddress, type Office } from './office-place.tsx';

type Props = { office: Office; texts: LandingTexts; home: { name: string; href: string }; breadcrumbs: string };

/** The modals of other pages fetch the map from this page. */
export function OfficePage({ office, texts, home, breadcrumbs }: Props) {
  const { city, state } = office;
  return (
    <div className={page['page']}>
      <div>
        <Breadcrumbs label={breadcrumbs} steps={[home]} current={texts.mapTitle(city)} />
        <h1 className="site-heading above-12">{texts.mapTitle(city)}</h1>
      </div>
      <OfficeMap {...office} stateName={stateName(state)} words={texts.mapWords(city, stateName(state))} />
      <OfficeAddress office={office} />
      <p>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <div>
        <CallLink texts={texts} className={buildButtonClass({ look: 'primary' })} />
      </div>
    </div>
  );
}
