import type { OrderEvent } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import * as texts from './status.texts.ts';
import { statusWord } from './status-sign.tsx';
import { formatPermitStatus } from '../permit/permit-signs.ts';

const actors: Record<OrderEvent['who'], string> = {
  owner: texts.you,
  payment: texts.wideloadPayment,
  // Customers see the company, not the admin.
  admin: texts.wideload,
};

/** In an account of several people, a person who is not the reader is named. */
export function formatWho({ who, person }: OrderEvent): string {
  if (person === undefined) return actors[who];
  const name = person === '' ? texts.deletedPerson : person;
  return who === 'payment' ? texts.paidBy(name) : name;
}

export function describeEvent(event: OrderEvent): { what: string; who: string } {
  const who = formatWho(event);
  if (event.what === 'permit') {
    const { state, unit } = event.permit;
    const permit = { state: stateName(state), unit };
    // Amended, or its document was replaced.
    if (event.from === event.to) return { what: texts.permitChanged(permit), who };
    return {
      what: texts.permitMoved(permit, formatPermitStatus(event.to).toLowerCase()),
      who,
    };
  }
  if (event.what === 'created') return { what: texts.orderStarted, who };
  if (event.what === 'paid') return { what: texts.orderPaid, who };
  if (event.what === 'units') return { what: texts.unitsChanged, who };
  if (event.what === 'change') return { what: texts.orderChanged, who };
  if (event.what === 'filing') return { what: texts.sheetFilled, who };
  if (event.what === 'days') return { what: texts.daysChecked, who };
  if (event.what === 'warning') return { what: texts.warned, who };
  if (event.what === 'money') return { what: texts.moneyMoved, who };
  if (event.what === 'message') return { what: texts.messageSent, who };
  if (event.what === 'payment-asked') return { what: texts.paymentAsked, who };
  if (event.what === 'handed-over') return { what: texts.handedOver, who };
  if (event.what === 'po-number') return { what: texts.poNumberChanged, who };
  const word = statusWord[event.to];
  return { what: event.from === null ? word : texts.movedFrom(statusWord[event.from].toLowerCase(), word), who };
}
