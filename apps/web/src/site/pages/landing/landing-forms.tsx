import { seller } from '@wideload/contract/client';
import css from './landing-forms.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { OutreachForm } from './outreach-form.tsx';
import type { SitePlace } from '../../frame/site-place.ts';

type FormsProps = { place: SitePlace; texts: LandingTexts; unreachable: string };

function toSharedProps({ place, texts, unreachable }: FormsProps) {
  const { form, close, ok } = texts;
  return { language: place.language, texts: form, close, ok, unreachable };
}

export function LandingJoin(props: FormsProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="join-our-team"
      title={texts.joinTitle}
      lead={texts.joinLead}
      heights={{ phone: 1050, desktop: 640 }}
    >
      <OutreachForm kind="join" {...toSharedProps(props)} />
    </LandingSection>
  );
}

export function LandingContact(props: FormsProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="contact-us"
      title={texts.contactTitle}
      lead={texts.contactLead}
      heights={{ phone: 1040, desktop: 710 }}
    >
      <p className={css['direct']}>
        <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`}>{seller.phone}</a>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <OutreachForm kind="contact" {...toSharedProps(props)} />
    </LandingSection>
  );
}
