import type { Permit } from '@wideload/contract';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { createUnitForm, toDraftUnit } from '#product/unit/unit-form.ts';
import { toDraftPermit, toPermitForm, type PermitForm } from '../../draft/permit-form.ts';
import type { OrderPermit } from './order-permits.ts';

/** A permit of unit `unitNumber` as the server sends it, with `typed` on the screen. */
export function anOrderPermit(
  { unitNumber, ...parts }: Partial<Permit> & { unitNumber: number },
  typed: Partial<PermitForm> = {},
): OrderPermit {
  const unit = `unit ${unitNumber}`;
  const stored = aPermit({ ...parts, _id: `${parts.state ?? 'TX'}${unitNumber}`, unit });
  const form = { ...toPermitForm(stored), ...typed };
  return {
    form,
    stored,
    priced: toDraftPermit(form, stored),
    unit: toDraftUnit(createUnitForm(unit)),
    unitNumber,
    path: 'permits.0',
    visits: [],
  };
}
