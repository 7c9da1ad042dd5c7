import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CopiedOrder } from '@wideload/contract';
import { useState } from 'react';
import { isProblem } from '#lib/api/api-problem.ts';
import { findStep } from './continue-link.tsx';
import { copyOrder, type CopyOptions } from './copy-order.ts';
import * as texts from './orders.texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted parts of the original order. */
    leftOut?: CopiedOrder['leftOut'];
  }
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
