import { ShownOnceModal } from '#product/account/shown-once-modal.tsx';
import { Button } from '#ui/button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import type { NewLink } from './new-link-drawer.tsx';
import * as texts from './packets.texts.ts';

/** Programs of mail and texts show a `+` for a space as it is. */
const toQuery = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

type WaysProps = { title: string; address: string; onSent: () => void };

/** The programs of the carrier send it, in the carrier's name. */
function WaysToSend({ title, address, onSent }: WaysProps) {
  async function send() {
    try {
      await navigator.share({ title, url: address });
      onSent();
    } catch (refused) {
      // The person closed the list of programs, or the device has none.
      if (!(refused instanceof DOMException)) throw refused;
    }
  }
  return (
    <>
      {'share' in navigator && (
        <Button size="small" onClick={() => void send()}>
          {texts.sendLink}
        </Button>
      )}
      <a href={`mailto:?${toQuery({ subject: title, body: address })}`} className="target bold" onClick={onSent}>
        {texts.mailLink}
      </a>
      <a href={`sms:?&${toQuery({ body: `${title}: ${address}` })}`} className="target bold" onClick={onSent}>
        {texts.textLink}
      </a>
      <a href={address} target="_blank" rel="noopener noreferrer" className="target bold" onClick={onSent}>
        {texts.openLink}
      </a>
    </>
  );
}

type Props = { link: NewLink; orderNumber: number; onClose: () => void };

export function LinkModal({ link: { name, token }, orderNumber, onClose }: Props) {
  const address = `${location.origin}/packet/${token}`;
  return (
    <ShownOnceModal
      secrets={[address]}
      words={texts.linkWords(name)}
      picture={<QrCode text={address} label={texts.picture} />}
      renderMore={(onKept) => <WaysToSend title={texts.shareTitle(orderNumber)} address={address} onSent={onKept} />}
      onClose={onClose}
    />
  );
}
