import type { ReactNode } from 'react';
import { Button, type ButtonStyle } from '#ui/button.tsx';
import * as texts from './orders.texts.ts';
import { useOrderCopy } from './order-copy.tsx';

type Props = ButtonStyle & {
  order: string;
  /** Only its truck gets a load; without it each truck of the order. */
  unit?: string;
  /** Follows the label for screen readers. */
  children?: ReactNode;
};

/** One press: a draft with the same vehicles and company, from where and when the trip ends, without a load. */
export function NextLoad({ order, unit, children, ...style }: Props) {
  const { create, isMaking, failure } = useOrderCopy(order);
  return (
    <>
      <Button {...style} pending={isMaking} onClick={() => void create({ isNextLoad: true, ...(unit && { unit }) })}>
        {texts.nextLoad}
        {children !== undefined && <span className="visually-hidden">{children}</span>}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="failure whole-row">
          {texts.nextLoadNotMade} {failure}
        </p>
      )}
    </>
  );
}
