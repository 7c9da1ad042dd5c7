import type { PacketPermit } from '@wideload/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PermitPart } from './packet-permit.tsx';

const permit: PacketPermit = {
  state: 'TX',
  unit: 1,
  status: 'issued',
  number: '',
  firstDay: '2026-01-01',
  lastDay: '9000-01-01',
  timeZone: 'America/Chicago',
  document: null,
  size: '',
  truck: '',
  trailer: '',
  route: { from: '', to: '', miles: null, roads: [] },
  days: [],
  escorts: [],
  provisions: [],
  office: { name: 'TxDMV', phone: null },
  carry: { screen: 'accepted', note: null, source: null },
};

test.each([
  ['issued', 'Valid', null],
  ['waiting', 'Not issued', 'The state has not issued this permit. Do not enter the state before it is here.'],
  [
    'canceled',
    'Canceled',
    'The carrier canceled this permit. Do not move in this state with it. Call your dispatcher.',
  ],
  ['void', 'Void', 'This permit was voided. Do not move in this state with it. Call your dispatcher.'],
] as const)('a permit that is %s says whether a driver may move with it', (status, sign, warning) => {
  render(<PermitPart token="t" permit={{ ...permit, status }} isOnly pages={undefined} onShow={() => {}} />);
  expect(screen.getAllByText(sign)).not.toEqual([]);
  expect(screen.queryByText(/^The state has|this permit\.|was voided/)?.textContent ?? null).toBe(warning);
});
