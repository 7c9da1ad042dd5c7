import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedOrder } from '@wideload/contract';
import { useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import * as texts from './orders.texts.ts';
import { orders } from '@wideload/contract/client';
import { type Departure, stepNames } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { createId } from '#lib/create-id.ts';
import { ButtonLink } from '#ui/button-link.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted parts of the original order. */
    leftOut?: CopiedOrder['leftOut'];
  }
}

function findStep({ step }: { step: number }): { key: string; name: string } {
  return stepNames.find(({ number }) => number === step) ?? stepNames[0];
}

type Props = {
  order: { _id: string; orderNumber: number; step: number };
  look?: 'primary' | 'outlined' | 'link' | undefined;
  size?: 'small' | 'normal';
  /** Names order and step to screen readers only. */
  short?: boolean | undefined;
};

export function ContinueLink({ order, look = 'outlined', size = 'normal', short = false }: Props) {
  const { key, name } = findStep(order);
  return (
    <ButtonLink to="/new_order" search={{ order: order._id, step: key }} look={look} size={size}>
      {short ? (
        <>
          {texts.continueDraft}
          <span className="visually-hidden">{texts.thisDraftAt(order.orderNumber, name)}</span>
        </>
      ) : (
        texts.continueAt(name)
      )}
    </ButtonLink>
  );
}

/** Makes a draft of an order, and opens it. */
export function useOrderCopy(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function create(options: CopyOptions = {}) {
    setMaking(true);
    setFailure(undefined);
    try {
      const { _id, step, leftOut } = await copyOrder(id, options);
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      const search = { order: _id, step: findStep({ step }).key };
      await navigate({ to: '/new_order', search, state: { leftOut } });
    } catch (reason) {
      setFailure(isProblem(reason) ? reason.message : texts.checkConnection);
      // No answer of the server: report that on the console too.
      if (!isProblem(reason)) throw reason;
    } finally {
      setMaking(false);
    }
  }
  return { create, isMaking, failure, forget: () => setFailure(undefined) };
}

type CopyOptions = { departure?: Departure; isReturn?: true; isNextLoad?: true; unit?: string };

/** The id of each new draft until the server answers: the same request again finds a draft that already exists. */
const draftIds = new Map<string, string>();

/** Copies everything but the order's dates; its trip gets the new departure, or leads back, or its trucks get their next load. @throws ApiProblem */
async function copyOrder(id: string, options: CopyOptions): Promise<CopiedOrder> {
  const request = JSON.stringify([id, options]);
  const draftId = draftIds.get(request) ?? createId();
  draftIds.set(request, draftId);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const draft = await call(orders.copy, { params: { id }, body: { _id: draftId, timeZone, ...options } });
  draftIds.delete(request);
  return draft;
}
