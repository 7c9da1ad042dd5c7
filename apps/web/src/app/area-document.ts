import type { User } from '@wideload/contract';
import type { ComponentType } from 'react';
import type { Area } from './shell/menus.ts';

/** The other area's document must not load these parts. */
export type AreaDocument = {
  readonly area: Area;
  /** Renders nothing; runs while a user is signed in. */
  readonly Background: ComponentType<{
    user: User;
    onUnread: (count: number) => void;
    onApprovals: (count: number) => void;
  }> | null;
};
