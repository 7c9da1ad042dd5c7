import type { Card } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../cards.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import type { CardProvider, WalletSale } from '../card-port.ts';
import { createSetup, saveCard, formatSaveFailure } from '../card-form.ts';
import css from './wallet-part.module.css';

const timeoutMs = 10_000;

type Props = {
  createWallet: CardProvider['createWallet'];
  amountCents: number;
  isChosen: boolean;
  onAvailable: (isAvailable: boolean) => void;
  onSaved: (card: Card) => Promise<boolean>;
};

type Callbacks = Pick<Props, 'onAvailable' | 'onSaved'>;

async function saveAndPay(
  confirmSetup: Parameters<WalletSale['onAgreed']>[0],
  { onSaved }: Callbacks,
): Promise<boolean> {
  return onSaved(await saveCard(await confirmSetup(await createSetup())));
}

/** The wallet's card is saved first, so that there is a single payment flow. */
export function WalletPart({ createWallet, amountCents, isChosen, onAvailable, onSaved }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();
  const wasUsed = useRef(false);
  // Calls the latest callbacks, not those from when the button was created.
  const newest = useRef<Callbacks>({ onAvailable, onSaved });
  useEffect(() => {
    newest.current = { onAvailable, onSaved };
  }, [onAvailable, onSaved]);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isGone = false;
    const tooLong = setTimeout(reportAvailability, timeoutMs, false);

    function reportAvailability(isAvailable: boolean) {
      clearTimeout(tooLong);
      if (!isGone) newest.current.onAvailable(isAvailable);
    }
    function mayOpen() {
      setMessage(wasUsed.current ? texts.usedOnce : undefined);
      return !wasUsed.current;
    }
    const onAgreed: WalletSale['onAgreed'] = (confirmSetup) => {
      wasUsed.current = true;
      return saveAndPay(confirmSetup, newest.current).catch((error: unknown) => {
        setMessage(formatSaveFailure(error));
        return false;
      });
    };

    const button = createWallet({ amountCents, onAvailable: reportAvailability, mayOpen, onAgreed });
    button.mount(element);
    return () => {
      isGone = true;
      clearTimeout(tooLong);
      button.unmount();
    };
  }, [createWallet, amountCents]);

  return (
    <div className={css['part']} data-chosen={isChosen}>
      {message !== undefined && <Notice tone="danger">{message}</Notice>}
      <div ref={place} className={css['button']} />
    </div>
  );
}
