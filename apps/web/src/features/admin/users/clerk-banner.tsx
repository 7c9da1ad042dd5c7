import { Link } from '@tanstack/react-router';
import type { UserWithPermits } from '@wideload/contract';
import { Notice } from '#ui/layout/notice.tsx';
import { formatCarrier } from './carrier-name.ts';
import * as texts from './phone-order.texts.ts';

/** On every step, so that an admin always sees whose order it is. */
export function ClerkBanner({ user }: { user: UserWithPermits }) {
  return (
    <Notice tone="warn" title={texts.workingFor(formatCarrier(user))} className="below-20">
      <p>{texts.workingForHint}</p>
      <Link to="/users/orders" search={{ userId: user._id }}>
        {texts.backToTheUser}
      </Link>
    </Notice>
  );
}
