import { offices } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { OfficePage } from '../pages/offices/office-page.tsx';
import { toOfficePath } from '../pages/offices/office-place.tsx';
import { localizePath } from './site-head.ts';
import type { SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

export const officeRoutes: readonly SiteRoute[] = offices.map((office) => ({
  path: toOfficePath(office),
  render({ language }) {
    const { landing, frame } = siteTexts[language];
    const { city, state, address } = office;
    return {
      head: {
        title: landing.mapTitle(city),
        description: `${landing.mapWords(city, stateName(state))} ${address.join(', ')}.`,
      },
      body: (
        <OfficePage
          office={office}
          texts={landing}
          home={{ name: frame.home, href: localizePath('/', language) }}
          breadcrumbs={frame.breadcrumbs}
        />
      ),
    };
  },
}));
