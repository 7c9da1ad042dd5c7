import { useQuery } from '@tanstack/react-query';
import type { FiledOrderChange, Order } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import type { ReactNode } from 'react';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { Sign, type SignKind } from '#ui/sign.tsx';
import { ChangeLines } from './change-quote.tsx';
import * as texts from './changes.texts.ts';
import { changesQuery } from './changes.queries.ts';

type AskedPermit = FiledOrderChange['permits'][number];

const signs: Record<AskedPermit['status'], { kind: SignKind; word: string }> = {
  waiting: { kind: 'pending', word: texts.waiting },
  done: { kind: 'approved', word: texts.done },
  refused: { kind: 'rejected', word: texts.refused },
};

type Props = {
  order: Pick<Order, '_id' | 'version'>;
  /** The actions of a clerk on a permit whose state is being asked, or was. */
  renderActs?: (change: FiledOrderChange, permit: AskedPermit) => ReactNode;
};

/** The issued permits that their states were asked to change, with old and new. Nothing without any. */
export function AskedChanges({ order, renderActs }: Props) {
  const list = useQuery(changesQuery(order));
  const asked = (list.data?.items ?? []).flatMap((change) =>
    change.permits.filter(({ fate }) => fate === 'ask-state').map((permit) => ({ change, permit })),
  );
  if (list.error && !list.data) return <FailedQuery query={list} title={texts.changesNotLoaded} />;
  if (asked.length === 0) return null;
  return (
    <Panel>
      <Section title={texts.askedStates}>
        <ul className="rows rows-flush">
          {asked.map(({ change, permit }) => {
            const { kind, word } = signs[permit.status];
            return (
              <li key={`${change._id} ${permit.permit}`}>
                <div className="cluster gap-8">
                  <strong>{texts.permitOf(stateName(permit.state), permit.unit)}</strong>
                  <Sign kind={kind}>{word}</Sign>
                  <span className="muted">{change.byCarrier ? texts.byCarrier : texts.byUs}</span>
                </div>
                <ChangeLines lines={permit.lines} />
                {permit.reason !== '' && <p className="typed">{permit.reason}</p>}
                {change.comment !== '' && <p className="typed">{change.comment}</p>}
                {renderActs?.(change, permit)}
              </li>
            );
          })}
        </ul>
      </Section>
    </Panel>
  );
}
