// The texts are samples: the kit shows looks and states, not the product.
import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, onTheme } from '#lib/theme.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { Switch } from '#ui/switch.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import { Buttons, Progress, UnitTabs, Floating, Colors, Drawing, Signs, Type } from './kit-parts.tsx';
import { Lists, Fields } from './kit-lists.tsx';
import css from './kit.module.css';

export function KitPage() {
  const theme = useSyncExternalStore(onTheme, readTheme);
  return (
    <main className={css['kit']}>
      <div className="cluster gap-12 between below-20">
        <Wordmark first="Wide" second="Load" />
        <Switch
          label="Dark theme"
          inBar
          checked={theme === 'dark'}
          onChange={(dark) => chooseTheme(dark ? 'dark' : 'light')}
        />
      </div>
      <Progress />
      <PageTitle intro="Every part, in the theme that is on.">Kit</PageTitle>
      <Section title="Color tokens">
        <Colors />
      </Section>
      <Section title="Type">
        <Type />
      </Section>
      <Section title="Signs and notices">
        <Signs />
      </Section>
      <Section title="Buttons">
        <Buttons />
      </Section>
      <Section title="Tabs, banner, drawing">
        <UnitTabs>
          <Drawing />
        </UnitTabs>
      </Section>
      <Section title="Fields">
        <Fields />
      </Section>
      <Section title="Lists">
        <Lists />
      </Section>
      <Section title="What floats">
        <Floating />
      </Section>
    </main>
  );
}
