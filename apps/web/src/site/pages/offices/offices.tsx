import { offices } from '@wideload/contract/client';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import modal from '../../../ui/overlay/modal.module.css';
import { StaticDialog } from '../../../ui/overlay/static-dialog.tsx';
import type { LandingTexts } from '../landing/landing-texts.ts';
import { OfficeAddress, officePath, type Office } from './office-place.tsx';
import css from './offices.module.css';

type OfficeTexts = Pick<LandingTexts, 'showMap' | 'mapTitle' | 'ok' | 'close'> & { unreachable: string };
type Props = {
  texts: OfficeTexts;
  /** Returns the address of a page in the language of this one. */
  at: (path: string) => string;
};

/** Opens the map of an office in a modal with OK (spec [2]). */
function OfficeMapOpener({ office, texts, at }: Props & { office: Office }) {
  const id = `office-map-${office.state.toLowerCase()}`;
  return (
    <div data-island="office" data-failed={texts.unreachable}>
      <button
        type="button"
        data-opens={id}
        aria-haspopup="dialog"
        className={buttonClass({ look: 'link' }, css['show'])}
      >
        {texts.showMap(office.city)}
      </button>
      <StaticDialog
        id={id}
        title={texts.mapTitle(office.city)}
        close={texts.close}
        className={classNames(modal['modal'], css['dialog'])}
        actions={
          <button type="button" data-closes="" className={buttonClass({ look: 'primary' })}>
            {texts.ok}
          </button>
        }
      >
        <a data-map="" href={at(officePath(office))}>
          {texts.showMap(office.city)}
        </a>
        <OfficeAddress office={office} />
      </StaticDialog>
    </div>
  );
}

export function Offices({ texts, at }: Props) {
  return (
    <ul className={classNames('ruled-rows', css['offices'])}>
      {offices.map((office) => (
        <li key={office.city} className="padded-top-12">
          <OfficeAddress office={office} />
          <OfficeMapOpener office={office} texts={texts} at={at} />
        </li>
      ))}
    </ul>
  );
}
