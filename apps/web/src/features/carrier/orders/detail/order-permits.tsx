import type { Order, Permit } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import { describePermit } from '#product/permit/permit-status-words.ts';
import { UnmetDaysNotice } from '#product/permit/unmet-days.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import * as texts from './order-detail.texts.ts';
import { PermitAnswer } from './permit-answer.tsx';

const hasAnswer = ({ status }: Permit) => status !== 'requested' && status !== 'filed';

/** Each permit with its status and what can be done with it. */
export function OrderPermits({ order }: { order: Order }) {
  const today = findToday();
  const unitNumbers = new Map(order.units.map(({ _id }, index) => [_id, index + 1]));
  return (
    <Panel>
      <Section title={texts.yourPermits}>
        <UnmetDaysNotice order={order}>
          <p className="above-8">{texts.mendDays}</p>
        </UnmetDaysNotice>
        <ul className="rows rows-flush">
          {order.permits.map((permit) => {
            const { kind, word, next } = describePermit(permit, order, today);
            const unit = unitNumbers.get(permit.unit) ?? 1;
            return (
              <li key={permit._id}>
                <div className="cluster gap-8">
                  <strong>{texts.permitOfUnit(stateName(permit.state), unit)}</strong>
                  <p>
                    <Sign kind={kind}>{word}</Sign> {next}
                  </p>
                </div>
                {hasAnswer(permit) && (
                  <div className="stack gap-8 filled-above-8">
                    <PermitAnswer permit={permit} unit={unit} order={order} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
    </Panel>
  );
}
