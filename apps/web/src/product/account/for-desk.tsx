import { useQuery } from '@tanstack/react-query';
import { deskRightWords, hasDeskRight, type DeskRight } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { currentUserQuery } from '#lib/api/session.ts';

/** @returns true if the admin may do it. For a carrier, whose account decides, nothing is hidden here. */
export function useDeskRight(right: DeskRight = 'desk'): boolean {
  const { data: me } = useQuery(currentUserQuery);
  return me?.deskRole === undefined || hasDeskRight(me.deskRole, right);
}

type Props = {
  /** The right of a call, for example `refunds.create.deskRight`. */
  right: DeskRight | undefined;
  /** The words of the button, which the sentence in its place begins with. */
  what: string;
};

/** In place of a button that would be refused: who may press it. */
export function NotForDesk({ right = 'desk', what, className }: Props & { className?: string }) {
  if (useDeskRight(right) || right === 'desk') return null;
  return (
    <p className={classNames('hint no-print', className)}>
      {what}: {deskRightWords[right]}
    </p>
  );
}

export function ForDesk({ children, ...rest }: Props & { children: ReactNode }) {
  return useDeskRight(rest.right) ? children : <NotForDesk {...rest} />;
}
