import type { Stripe, StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { onTheme } from '#lib/theme.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CardField } from '../card-field.tsx';
import type { FieldsState } from '../card-port.ts';
import * as formTexts from '../cards.texts.ts';
import { timeoutMs } from './load-stripe.ts';
import css from './stripe-fields.module.css';
import * as texts from './stripe.texts.ts';

/** Our font cannot load in the provider's frames, so they use the fallback. */
function readCardStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const readToken = (name: string) => tokens.getPropertyValue(name).trim();
  const ink2 = readToken('--ink2');
  const danger = readToken('--danger');
  return {
    base: {
      color: readToken('--ink'),
      iconColor: ink2,
      fontFamily: 'Overpass, Arial, sans-serif',
      fontSize: '17px',
      fontWeight: '500',
      '::placeholder': { color: ink2 },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

type Props = {
  stripe: Stripe;
  onCard: (card: StripeCardElement | undefined) => void;
  onState: (state: FieldsState) => void;
};

type LoadState = 'opening' | 'open' | 'failed';

/** This page cannot read the provider's frame. */
export function StripeFields({ stripe, onCard, onState }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [loadState, setLoadState] = useState<LoadState>('opening');
  const [error, setError] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const card = stripe.elements().create('card', { hidePostalCode: true, disableLink: true, style: readCardStyle() });
    const tooLong = setTimeout(() => setLoadState('failed'), timeoutMs);
    card.on('loaderror', () => setLoadState('failed'));
    card.on('ready', () => {
      clearTimeout(tooLong);
      setLoadState('open');
      // The drawer focuses the container; the focus is never taken from a field in use.
      if (document.activeElement?.contains(element)) card.focus();
    });
    card.on('change', ({ complete, empty, brand, error: wrong }) => {
      setError(wrong?.message);
      onState({ complete, empty, brand: brand === 'unknown' ? null : brand, error: wrong?.message ?? null });
    });
    card.mount(element);
    onCard(card);
    const stop = onTheme(() => card.update({ style: readCardStyle() }));
    return () => {
      clearTimeout(tooLong);
      stop();
      onCard(undefined);
      card.destroy();
    };
  }, [stripe, round, onCard, onState]);

  function retry() {
    setLoadState('opening');
    setRound(round + 1);
  }

  return (
    <CardField name="card" error={error} opening={loadState === 'opening' ? texts.openingFields : undefined}>
      {loadState === 'failed' && (
        <Notice tone="danger">
          <p>{formTexts.cardFormNotLoaded}</p>
          <Button onClick={retry}>{texts.tryAgain}</Button>
        </Notice>
      )}
      <div ref={place} className={css['box']} hidden={loadState === 'failed'} data-wrong={error !== undefined} />
    </CardField>
  );
}
