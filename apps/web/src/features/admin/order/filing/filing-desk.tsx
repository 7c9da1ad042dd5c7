import type { OrderFile } from '@wideload/contract';
import { orderChanges, permits, queue } from '@wideload/contract/client';
import { findUnitOfPermit, isInWork, type OrderStatus } from '@wideload/domain';
import { ForDesk, NotForDesk, useDeskRight } from '#product/account/for-desk.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { AllPermitsDownload } from '#product/permit/permit-given.tsx';
import { changeOrder } from '#product/order/changes/changes.texts.ts';
import { MendDays } from '#product/order/changes/change-order.tsx';
import { UnmetDaysNotice } from '#product/permit/unmet-days.tsx';
import css from './filing-desk.module.css';
import * as texts from './filing.texts.ts';
import { FilingSheet } from '../sheet/filing-sheet.tsx';
import { PermitTable } from './permit-table.tsx';
import { useDesk, fileSeveralId, type Desk } from './use-desk.ts';
import { Button } from '#ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { queueOrderQuery } from '../queue/queue.queries.ts';
import type { useHeldQuestion } from './use-held-question.tsx';

/** Files several permits with one press: the chosen ones, or all that are requested. */
function FileSeveral({ order, desk }: { order: OrderFile; desk: Desk }) {
  const mayFile = useDeskRight(permits.file.deskRight);
  const requested = order.permits.filter(({ status }) => status === 'requested').map(({ _id }) => _id);
  const marked = requested.filter((id) => desk.marked.includes(id));
  if (!mayFile || !isInWork(order) || requested.length < 2) return null;
  return (
    <Button
      size="small"
      id={fileSeveralId}
      pending={desk.isFiling}
      onClick={() => desk.file(marked.length > 0 ? marked : requested)}
    >
      {marked.length > 0 ? texts.fileChosen(marked.length) : texts.fileAll(requested.length)}
    </Button>
  );
}

type SheetInUseProps = { order: OrderFile; held: Desk['held']; children: ReactNode };

function SheetInUse({ order, held, children }: SheetInUseProps) {
  return (
    <div ref={useSheetClaim(order, held)} className={css['sheet']}>
      {children}
    </div>
  );
}

/** The permits of an order, and beside them everything that the form of the chosen one's state asks for. */
export function FilingDesk({ order }: { order: OrderFile }) {
  const desk = useDesk(order);
  const { chosen } = desk;
  const unit = chosen && findUnitOfPermit(order.units, chosen);
  if (chosen === undefined || unit === undefined) return null;
  return (
    <div className={css['desk']}>
      <Panel className={css['table']}>
        {desk.held.question}
        <Section
          title={texts.permits}
          action={
            <div className="cluster gap-8">
              <FileSeveral order={order} desk={desk} />
              <AllPermitsDownload order={order} size="small" />
            </div>
          }
        >
          {isInWork(order) && (
            <NotForDesk right={permits.file.deskRight} what={texts.fileAndIssue} className="below-8" />
          )}
          {desk.failure !== null && (
            <Notice tone="danger" className="below-8">
              {desk.failure.message}
            </Notice>
          )}
          {desk.lost !== null && (
            <Notice tone="danger" className="below-8">
              {texts.permitIsGone(desk.lost)}
            </Notice>
          )}
          <UnmetDaysNotice order={order}>
            <ForDesk right={orderChanges.change.deskRight} what={changeOrder}>
              <MendDays order={order} side="clerk" />
            </ForDesk>
          </UnmetDaysNotice>
          <PermitTable order={order} desk={desk} />
        </Section>
      </Panel>
      <SheetInUse order={order} held={desk.held}>
        <FilingSheet key={chosen._id} subject={{ order, permit: chosen, unit }} held={desk.held} />
      </SheetInUse>
    </div>
  );
}

type Order = { _id: string; status: OrderStatus; isRefunded: boolean };

/** Whoever copies from the filing sheet, prints it or opens the state's portal has begun to file: that claims the order. */
function useSheetClaim(order: Order, held: ReturnType<typeof useHeldQuestion>) {
  const client = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  const mayClaim = useDeskRight(queue.claim.deskRight);
  /** A clerk who only looks is asked once, not at each copy. */
  const isAsked = useRef(false);
  const { queryKey } = queueOrderQuery(order._id);
  const claim = useMutation<unknown, ApiProblem, string | undefined>({
    mutationFn: (over) =>
      call(queue.claim, { params: { id: order._id }, body: over === undefined ? {} : { steal: true, from: over } }),
    onError(problem) {
      isAsked.current = held.ask(problem, (over) => claim.mutate(over)) || isAsked.current;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'queue'] }),
  });
  const begin = useEffectEvent(() => {
    const isMine = client.getQueryData(queryKey)?.claim?.isMine === true;
    if (mayClaim && !isMine && !isAsked.current && isInWork(order) && !claim.isPending) claim.mutate(undefined);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    ref.current?.addEventListener('copy', () => begin(), { signal });
    ref.current?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a[href^="https:"]') !== null) begin();
      },
      { signal },
    );
    return () => end.abort();
  }, []);
  return ref;
}
