import { mobileApps } from '@wideload/contract/client';
import * as texts from './account.texts.ts';
import { ButtonAnchor } from '../../../ui/button-link.tsx';
import { Panel, Section } from '../../../ui/layout/panel.tsx';
import css from './account-page.module.css';

/** The mobile apps, offered on small screens (spec [2]). */
export function AppDownloads() {
  return (
    <div className={css['apps']}>
      <Section title={texts.getTheApp} intro={texts.fromTheCab}>
        <Panel>
          <ul>
            {mobileApps.map(({ store, devices, href }) => (
              <li key={store}>
                <ButtonAnchor href={href} rel="noopener">
                  {store} ({new Intl.ListFormat('en').format(devices)})
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        </Panel>
      </Section>
    </div>
  );
}
