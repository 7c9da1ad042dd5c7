import type { Card, CardBilling } from '@wideload/contract';
import { normalizeEmail, normalizePhone, normalizePostalCode } from '@wideload/domain';
import type { Billing, BillingChange, CardDetails, ProviderName } from '#providers/payments/port.ts';
import type { CardFacts, CardRow } from './cards.store.ts';

/** The brands of spec [3] by the provider's spelling. */
const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' };
const wallets = { google_pay: 'Google Pay', apple_pay: 'Apple Pay' } as const;

export function toCardFacts(provider: ProviderName, card: CardDetails): CardFacts {
  return {
    provider,
    provider_pm_id: card.methodId,
    fingerprint: card.fingerprint,
    brand: card.wallet === null ? (brands[card.brand] ?? card.brand) : wallets[card.wallet],
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    country: card.country,
    address_line1_check: card.checks.addressLine1,
    address_zip_check: card.checks.addressPostalCode,
    cvc_check: card.checks.cvc,
    billing: toKeptBilling(card.billing),
  };
}

/** The provider's copy of what a person typed into its own fields. */
function toKeptBilling({ email, phone, address, ...billing }: Billing): Billing {
  const { postalCode } = address;
  return {
    ...billing,
    email: email && normalizeEmail(email),
    phone: phone && normalizePhone(phone),
    address: { ...address, postalCode: postalCode && normalizePostalCode(postalCode) },
  };
}

function toCardOwner({ name, email, phone, address }: Billing): Card['owner'] {
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: {
      line1: address.line1 ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      country: address.country ?? '',
      postal_code: address.postalCode ?? '',
    },
  };
}

/** Spec [3] has the billing details twice: in the card and as its owner. */
export function toCard(row: CardRow): Card {
  const owner = toCardOwner(row.billing);
  const { id, brand, last4, exp_month, exp_year, country, address_line1_check, address_zip_check, cvc_check } = row;
  const facts = { brand, last4, exp_month, exp_year, country, address_line1_check, address_zip_check, cvc_check };
  return { id, sourceId: row.provider_pm_id, ...facts, ...owner, owner };
}

/** An empty field clears the provider's value. */
export function toBillingChange({ name, email, phone, address }: CardBilling): BillingChange {
  const { line1, city, state, country, postal_code: postalCode } = address;
  return { name, email, phone, address: { line1, city, state, country, postalCode } };
}
