import { offices } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import modal from '../../ui/modal.module.css';
import { StaticDialog } from '../../ui/static-dialog.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { OfficeMap } from './office-map.tsx';
import css from './offices.module.css';

type Office = (typeof offices)[number];
type OfficeTexts = Pick<LandingTexts, 'showMap' | 'mapTitle' | 'mapWords' | 'ok' | 'close'> & { unreachable: string };

function Address({ office }: { office: Office }) {
  return (
    <address className={css['address']}>
      {office.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Opens the map of an office in a modal with OK (spec [2]). */
function OfficeMapOpener({ office, texts }: { office: Office; texts: OfficeTexts }) {
  const id = `office-map-${office.state.toLowerCase()}`;
  const name = stateName(office.state);
  return (
    <div data-island="dialog" data-failed={texts.unreachable}>
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
        <OfficeMap {...office} stateName={name} words={texts.mapWords(office.city, name)} />
        <Address office={office} />
      </StaticDialog>
    </div>
  );
}

/** The addresses of the company, each with its map. */
export function Offices({ texts }: { texts: OfficeTexts }) {
  return (
    <ul className={css['offices']}>
      {offices.map((office) => (
        <li key={office.city}>
          <Address office={office} />
          <OfficeMapOpener office={office} texts={texts} />
        </li>
      ))}
    </ul>
  );
}
