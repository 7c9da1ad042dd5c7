import { Panel, Section } from '#ui/layout/panel.tsx';
import * as texts from './packet.texts.ts';

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ol className="bullets">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

export function HelpSteps() {
  return (
    <Section title={texts.help}>
      <Panel>
        <Steps title={texts.stopped} steps={texts.stoppedSteps} />
        <Steps title={texts.broken} steps={texts.brokenSteps} />
      </Panel>
    </Section>
  );
}
