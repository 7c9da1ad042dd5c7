import { useState } from 'react';
import { useCopy } from '#lib/use-copy.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { NewLink } from './new-link-drawer.tsx';
import * as texts from './packets.texts.ts';

/** Programs of mail and texts show a `+` for a space as it is. */
const toQuery = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

type Props = { link: NewLink; orderNumber: number; onClose: () => void };

/** The link is shown once, so closing asks first until it was copied or opened. */
export function LinkModal({ link: { name, token }, orderNumber, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  const { said, copy } = useCopy();
  const title = texts.shareTitle(orderNumber);
  const keep = () => setKept(true);
  const address = `${location.origin}/packet/${token}`;
  async function copyLink() {
    if (await copy(address, texts.copied)) keep();
  }
  async function send() {
    try {
      await navigator.share({ title, url: address });
      keep();
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
          {/* By the programs of the carrier, in whose name it is sent. */}
          <a href={`mailto:?${toQuery({ subject: title, body: address })}`} className="target bold" onClick={keep}>
            {texts.mailLink}
          </a>
          <a href={`sms:?&${toQuery({ body: `${title}: ${address}` })}`} className="target bold" onClick={keep}>
            {texts.textLink}
          </a>
          <a href={address} target="_blank" rel="noopener noreferrer" className="target bold" onClick={keep}>
            {texts.openLink}
          </a>
        </div>
        <p role="status">{said}</p>
      </div>
    </Modal>
  );
}
