import { useState } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { ConfirmModal, Modal } from '#ui/overlay/modal.tsx';
import { TextField } from '#ui/form/text-field.tsx';

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
