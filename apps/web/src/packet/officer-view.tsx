import type { Packet, PacketPages, PacketPermit } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { useEffect, useRef } from 'react';
import { formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { Button } from '#ui/button.tsx';
import { Sign } from '#ui/sign.tsx';
import css from './packet.module.css';
import * as texts from './packet.texts.ts';
import { PermitPages, findPacketTerm, termSigns } from './permit-pages.tsx';

type Props = {
  token: string;
  carrier: Packet['carrier'];
  permit: PacketPermit;
  pages: PacketPages | undefined;
  onClose: () => void;
};

/** One permit over the whole screen, and nothing else of the trip. */
export function OfficerView({ token, carrier, permit, pages, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBrightScreen();
  const term = findPacketTerm(permit);
  return (
    <dialog ref={dialog} className={css['officer']} aria-labelledby="officer-title" onClose={onClose}>
      <div className="spread align-center below-12">
        <h2 id="officer-title">{texts.officerOf(stateName(permit.state))}</h2>
        <Button onClick={() => dialog.current?.close()}>{texts.closeOfficer}</Button>
      </div>
      <Sign kind={termSigns[term]}>{texts.terms[term]}</Sign>
      <dl className={css['facts']}>
        <dt>{texts.permitNumber}</dt>
        <dd className={css['number']}>{permit.number}</dd>
        <dt>{texts.days}</dt>
        <dd className="bold">
          {texts.fromTo(formatWeekdayAndDay(permit.firstDay), formatWeekdayAndDay(permit.lastDay))}
        </dd>
        <dt>{texts.carrier}</dt>
        <dd>
          {carrier.name}, {texts.usdotIs(carrier.usdot)}
        </dd>
        <dt>{texts.size}</dt>
        <dd>{permit.size}</dd>
      </dl>
      <PermitPages token={token} permit={permit} pages={pages} />
    </dialog>
  );
}

/** Light colors, and a screen that stays on, while an officer reads. */
function useBrightScreen(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'light';
    const lock = keepScreenOn();
    return () => {
      dataset['theme'] = before;
      void lock.then((held) => held?.release());
    };
  }, []);
}

async function keepScreenOn(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null;
  try {
    return await navigator.wakeLock.request('screen');
  } catch (refused) {
    // A phone that saves its battery refuses: the screen then goes off as usual.
    if (refused instanceof DOMException) return null;
    throw refused;
  }
}
