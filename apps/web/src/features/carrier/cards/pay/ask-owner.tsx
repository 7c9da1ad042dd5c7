import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payments } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as texts from './ask-owner.texts.ts';

type Props = {
  order: { _id: string; totalPrice: number };
  why: string;
  bar?: ((pay: ReactNode) => ReactNode) | undefined;
};

/** In place of the cards, for a person who may not pay this sum with them. */
export function AskOwner({ order: { _id: id, totalPrice }, why, bar }: Props) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(payments.askOwner, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders', 'events', id] }),
  });
  const button = (
    <Button look="primary" pending={ask.isPending} onClick={() => ask.mutate()}>
      {texts.askOwner}
    </Button>
  );
  return (
    <>
      <Panel className="stack gap-12 narrow-buttons">
        <p>{why}</p>
        <p className="size-group">
          {texts.total} <strong>{formatDollars(cents(totalPrice))}</strong>
        </p>
        {ask.isSuccess && <Notice tone="ok">{texts.ownersAreAsked}</Notice>}
        {ask.error && <Notice tone="danger">{ask.error.message}</Notice>}
        {bar === undefined && <div>{button}</div>}
      </Panel>
      {bar?.(button)}
    </>
  );
}
