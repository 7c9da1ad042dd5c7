import type { StripeElementStyle } from '@stripe/stripe-js';

/**
 * How the provider's fields look, in the colours of the theme that is on. Our own face does not reach into its frames, so that the fallback
 * stands there.
 */
export function cardStyle(): StripeElementStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const ink2 = token('--ink2');
  const danger = token('--danger');
  return {
    base: {
      color: token('--ink'),
      iconColor: ink2,
      fontFamily: 'Overpass, Arial, sans-serif',
      fontSize: '17px',
      fontWeight: '500',
      '::placeholder': { color: ink2 },
    },
    invalid: { color: danger, iconColor: danger },
  };
}
