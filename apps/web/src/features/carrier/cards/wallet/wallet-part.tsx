import type { Card } from '@wideload/contract';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../cards.texts.ts';
import { Notice } from '../../../../ui/layout/notice.tsx';
import type { CardProvider, WalletButton, WalletSale } from '../card-port.ts';
import { beginSetup, keepCard, whyNotSaved } from '../form/save-card.ts';
import css from './wallet-part.module.css';

/** How long a browser may take to say what wallets it has, in ms. */
const patienceMs = 10_000;

type Props = {
  loadWallet: CardProvider['loadWallet'];
  amountCents: number;
  /** The wallet is the way to pay; before that the button is there to find out whether it can be. */
  isChosen: boolean;
  onAvailable: (isAvailable: boolean) => void;
  /** Pays with the card that the wallet gave, as with any saved card; answers whether that went well. */
  onSaved: (card: Card) => Promise<boolean>;
};

type Heard = Pick<Props, 'onAvailable' | 'onSaved'>;

/** Saves what the wallet gives, and pays with it. @throws CardRefused, ApiProblem, or the provider's own fault. */
async function payWith(confirmSetup: Parameters<WalletSale['onAgreed']>[0], { onSaved }: Heard): Promise<boolean> {
  return onSaved(await keepCard(await confirmSetup(await beginSetup())));
}

/** The provider's button of a wallet. What it gives is saved as a card of the person first: there is one way to pay. */
export function WalletPart({ loadWallet, amountCents, isChosen, onAvailable, onSaved }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<string>();
  const wasUsed = useRef(false);
  // The newest ones are called, whichever were there when the button was made.
  const newest = useRef<Heard>({ onAvailable, onSaved });
  useEffect(() => {
    newest.current = { onAvailable, onSaved };
  }, [onAvailable, onSaved]);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let button: WalletButton | undefined;
    let isGone = false;
    const tooLong = setTimeout(found, patienceMs, false);

    function found(isAvailable: boolean) {
      clearTimeout(tooLong);
      if (!isGone) newest.current.onAvailable(isAvailable);
    }
    function mayOpen() {
      setTold(wasUsed.current ? texts.usedOnce : undefined);
      return !wasUsed.current;
    }
    const onAgreed: WalletSale['onAgreed'] = (confirmSetup) => {
      wasUsed.current = true;
      return payWith(confirmSetup, newest.current).catch((error: unknown) => {
        setTold(whyNotSaved(error));
        return false;
      });
    };

    void loadWallet().then(
      (make) => {
        if (isGone) return;
        button = make({ amountCents, onAvailable: found, mayOpen, onAgreed });
        button.mount(element);
      },
      () => found(false),
    );
    return () => {
      isGone = true;
      clearTimeout(tooLong);
      button?.unmount();
    };
  }, [loadWallet, amountCents]);

  return (
    <div className={css['part']} data-chosen={isChosen}>
      {told !== undefined && <Notice tone="danger">{told}</Notice>}
      <div ref={place} className={css['button']} />
    </div>
  );
}
