import { offices, seller } from '@wideload/contract/client';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import modal from '#ui/overlay/modal.module.css';
import { StaticDialog } from '#ui/overlay/static-dialog.tsx';
import type { LandingTexts } from './landing/landing-texts.ts';
import css from './offices.module.css';

type OfficeTexts = Pick<LandingTexts, 'showMap' | 'mapTitle' | 'ok' | 'close'> & { unreachable: string };
type Props = {
  texts: OfficeTexts;
  at: (path: string) => string;
};

export type Office = (typeof offices)[number];

/** Without the language. */
export function toOfficePath({ city }: Office): string {
  return `/offices/${city.toLowerCase()}`;
}

export function OfficeAddress({ office }: { office: Office }) {
  return (
    <address>
      {office.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function OfficeMapOpener({ office, texts, at }: Props & { office: Office }) {
  const id = `office-map-${office.state.toLowerCase()}`;
  return (
    <div data-island="office" data-failed={texts.unreachable}>
      <button
        type="button"
        data-opens={id}
        aria-haspopup="dialog"
        className={buildButtonClass({ look: 'link' }, css['show'])}
      >
        {texts.showMap(office.city)}
      </button>
      <StaticDialog
        id={id}
        title={texts.mapTitle(office.city)}
        close={texts.close}
        className={classNames(modal['modal'], css['dialog'])}
        actions={
          <button type="button" data-closes="" className={buildButtonClass({ look: 'primary' })}>
            {texts.ok}
          </button>
        }
      >
        <a data-map="" href={at(toOfficePath(office))}>
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

/** Spec [2]: 'Call now' on a phone. */
export function CallLink({ texts, className }: { texts: LandingTexts; className?: string | undefined }) {
  return (
    <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`} className={className}>
      <span className="hidden-when-narrow">{texts.call(seller.phone)}</span>
      <span className="only-when-narrow">{texts.callNow}</span>
    </a>
  );
}
