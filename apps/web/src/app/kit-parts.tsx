import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Banner } from '#ui/layout/banner.tsx';
import { Button, Spinner } from '#ui/button.tsx';
import { ButtonAnchor } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Road } from '#ui/layout/road.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { showToast } from '#lib/toast.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { ConfirmModal, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CountBadge, Sign } from '#ui/sign.tsx';
import css from './kit.module.css';

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

type Open = 'modal' | 'confirm' | 'drawer' | null;
const states = ['Kansas', 'Kentucky', 'Ohio', 'Oklahoma', 'Texas'].map((state) => ({ value: state, label: state }));

function AddDrawer({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState('');
  return (
    <Drawer
      title="Add company"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={onClose}>
            Save
          </Button>
        </>
      }
    >
      <form className="stack gap-16" onSubmit={(event) => event.preventDefault()}>
        <TextField label="Company name" name="drawer.name" />
        <Combobox label="State" name="drawer.state" choices={states} value={state} onChange={setState} />
      </form>
    </Drawer>
  );
}

export function Floating() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="cluster gap-12">
      <Button onClick={() => setOpen('modal')}>Open a modal</Button>
      <Button onClick={() => setOpen('confirm')}>Ask</Button>
      <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
      <Button
        onClick={() =>
          showToast({ title: 'Approved', text: 'Permit 2041 is approved. Open the order to download it.', tone: 'ok' })
        }
      >
        Toast
      </Button>
      {open === 'modal' && (
        <Modal title="Information about order" onClose={close} actions={<Button onClick={close}>OK</Button>}>
          <p>Information must be accurate.</p>
        </Modal>
      )}
      {open === 'confirm' && (
        <ConfirmModal
          title="Are you sure you want to delete card ?"
          confirm="Delete"
          onConfirm={close}
          onCancel={close}
        >
          <p>Visa ending in 4242.</p>
        </ConfirmModal>
      )}
      {open === 'drawer' && <AddDrawer onClose={close} />}
    </div>
  );
}

const tokens = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'ink',
  'ink2',
  'line',
  'edge',
  'banner',
  'link',
  'focus',
  'danger',
  'ok',
  'warn',
  'road',
  'silhouette',
  'hero',
];

export function Colors() {
  return (
    <ul className={css['swatches']}>
      {tokens.map((token) => (
        <li key={token}>
          <div className={css['swatch']} style={{ background: `var(--${token})` }} />
          {token}
        </li>
      ))}
    </ul>
  );
}

export function Type() {
  return (
    <div className="stack gap-16">
      <p className={css['figure']}>400+</p>
      <h3>Overall dimensions</h3>
      <p>Distances are entered as feet and inches, from axle center to axle center. 14′6″, 111,400 lb.</p>
      <DataList
        columns={3}
        facts={[
          { term: 'Company', value: 'Red River Transport' },
          { term: 'Docket number', value: '' },
          { term: 'State', value: 'Oklahoma' },
        ]}
      />
    </div>
  );
}

export function Signs() {
  return (
    <div className="stack gap-16">
      <div className="cluster gap-12">
        <Sign kind="pending">Pending</Sign>
        <Sign kind="draft">Draft</Sign>
        <Sign kind="approved">Approved</Sign>
        <Sign kind="rejected">Rejected</Sign>
        <Sign kind="ok">Verified</Sign>
        <Sign kind="no">Not Verified</Sign>
        <CountBadge count={3} label="unread" />
        <Spinner label="Loading" />
      </div>
      <Notice tone="ok" title="Saved">
        Everything is on the server.
      </Notice>
      <Notice tone="warn" title="No permits needed">
        Texas: width 8′6″ of 8′6″ allowed.
      </Notice>
      <Notice tone="danger">Something went wrong, try again later !</Notice>
    </div>
  );
}

export function Drawing() {
  return (
    <svg
      className="full-width"
      viewBox="0 0 900 150"
      role="img"
      aria-label="Dimension lines: 77′0″ overall, 39′2″ in hand, one without a value"
    >
      <DimensionLine from={40} to={800} at={20} text="77′0″" />
      <DimensionLine from={80} to={260} at={80} text="17′8″" />
      <DimensionLine from={260} to={680} at={80} text="39′2″" isFocused />
      <DimensionLine from={680} to={800} at={80} text="4 to 5" isMissing />
      <DimensionLine from={20} to={140} at={860} text="15′2″" vertical />
    </svg>
  );
}
