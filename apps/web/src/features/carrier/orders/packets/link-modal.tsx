import { useState } from 'react';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { NewLink } from './new-link-drawer.tsx';
import * as texts from './packets.texts.ts';

type Props = { link: NewLink; orderNumber: number; onClose: () => void };

/** The link is shown once, so closing asks first until it was copied or opened. */
export function LinkModal({ link: { name, token }, orderNumber, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  const { said, copy } = useCopy();
  const address = `${location.origin}/packet/${token}`;
  async function copyLink() {
    if (await copy(address, texts.copied)) setKept(true);
  }
  async function send() {
    try {
      await navigator.share({ title: texts.shareTitle(orderNumber), url: address });
      setKept(true);
    } catch (refused) {
      // The person closed the list of programs, or the device has none.
      if (!(refused instanceof DOMException)) throw refused;
    }
  }
  return (
    <Modal
      title={texts.theLink(name)}
      isDirty={!isKept}
      unsavedWords={texts.unkeptLink}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="stack gap-16">
        <p>{texts.shownOnce}</p>
        <QrCode text={address} label={texts.picture} />
        <p className="breakable typed">{address}</p>
        <div className="cluster">
          <Button size="small" onClick={() => void copyLink()}>
            {texts.copyLink}
          </Button>
          {'share' in navigator && (
            <Button size="small" onClick={() => void send()}>
              {texts.sendLink}
            </Button>
          )}
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="target bold"
            onClick={() => setKept(true)}
          >
            {texts.openLink}
          </a>
        </div>
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}
