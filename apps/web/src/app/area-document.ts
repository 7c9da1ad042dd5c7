import type { User } from '@wideload/contract';
import type { ComponentType } from 'react';
import type { Area } from './shell/menus.ts';

/** Parts of one area that the other area's document must not load. */
export type AreaDocument = {
  readonly area: Area;
  /** Renders nothing; runs while a user is signed in. `onUnread` reports the number of unread notifications. */
  readonly Background: ComponentType<{ user: User; onUnread: (count: number) => void }> | null;
};
