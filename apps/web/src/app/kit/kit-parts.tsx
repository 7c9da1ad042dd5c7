import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Banner } from '#ui/layout/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Road } from '#ui/layout/road.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';

const stops = ['Basic details', 'Jurisdiction', 'Vehicles', 'Permits', 'Summary', 'Payment', 'Order details'];

export function Progress() {
  const [at, setAt] = useState(2);
  return (
    <Road
      label="Sections"
      current={stops[at] ?? ''}
      position={`Current section: ${at + 1} of ${stops.length}`}
      stops={stops.map((label, index) => ({ key: label, label, onGo: index < 4 ? () => setAt(index) : undefined }))}
    />
  );
}

export function Buttons() {
  const [isPending, setPending] = useState(true);
  return (
    <div className="cluster gap-12">
      <Button look="primary">Next</Button>
      <Button>Back</Button>
      <Button look="danger">Delete</Button>
      <Button look="link">Add truck</Button>
      <Button look="primary" pending={isPending} onClick={() => setPending(false)}>
        Pay $187.00
      </Button>
      <Button size="small">New order</Button>
      <Button size="large">Get started</Button>
      <ButtonAnchor href="/dev/kit">A link</ButtonAnchor>
      <IconButton label="Delete Texas" danger>
        <Trash2 size={20} />
      </IconButton>
    </div>
  );
}

export function UnitTabs({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState('1');
  const [isLoud, setLoud] = useState(true);
  return (
    <Tabs
      label="Units"
      tabs={[
        { key: '1', label: 'Unit 1' },
        { key: '2', label: 'Unit 2' },
      ]}
      current={current}
      onSelect={setCurrent}
      remove={{ label: `Delete unit ${current}`, onPress: () => setCurrent('1') }}
      after={
        <Button look="link" onClick={() => setLoud(!isLoud)}>
          Add unit
        </Button>
      }
    >
      <Panel flush underTabs>
        <Banner tone={isLoud ? 'loud' : 'plain'} title={isLoud ? 'Oversize load' : 'Legal load'}>
          {isLoud
            ? '6′0″ wider, 1′8″ taller and 31,400 lb heavier than the limits in Texas and Ohio'
            : 'Within the limits in Texas and Ohio'}
        </Banner>
        {children}
      </Panel>
    </Tabs>
  );
}
