import type { PlaceFault } from '@wideload/contract';

export const faults: Record<PlaceFault, string> = {
  outside: 'This place is outside the lower 48 states. Choose another, or the states by hand.',
  'no-road': 'No highway is within 60 miles of this place. Choose another, or the states by hand.',
  same: 'This is the same place as the one before it. Choose another.',
};
export const route = 'Route';
export const finding = 'Finding the usual highway route';
export const takesLonger = 'The route takes longer than usual. You can choose the states by hand meanwhile.';
export const failed = 'The route cannot be found right now';
export const failedHint = 'Choose the states by hand below, or try again. From and To are kept.';
export const noRoute = 'No highway leads from the first place to the last';
export const noRouteHint = 'Choose the states by hand below, or change a place.';
export const tryAgain = 'Try again';
export const longer = (miles: string) => `${miles} longer`;
export const stateFees = (fees: string) => `state fees from ${fees}`;
export const sameLength = 'as long';
