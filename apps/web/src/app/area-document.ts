import type { User } from '@wideload/contract';
import type { ComponentType } from 'react';
import type { Area } from './shell/menus.ts';

/** What the document of one area does that the other's has no code for. */
export type AreaDocument = {
  readonly area: Area;
  /** Shows nothing itself: what goes on while somebody is signed in. `onUnread` hears how many notifications are unread. */
  readonly Background: ComponentType<{ user: User; onUnread: (count: number) => void }> | null;
};
