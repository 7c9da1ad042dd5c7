/** How far a state is with a permit, and what an admin does next. */

export const allPermitsAreIssued = 'All permits are issued';
export const approveTheOrder = 'Approve the order';
export const takeBack = 'Take back';
export const takeBackDetail =
  'The permit goes back to filed, with what was recorded. Its carrier is told not to use it, and cannot download it any more.';
export const askAgain = 'Ask again';
export const askAgainDetail = 'The permit is to be filed again as it is. Its carrier is told.';
export const backToRequested = 'Back to requested';
export const backToRequestedDetail =
  'The permit is to be filed again. What was recorded is taken out. Its carrier is told.';
export const file = 'File';
export const fileDetail = 'The state has been asked for this permit. Its carrier is told.';
export const issue = 'Issue';
export const issueDetail = 'The state has issued this permit. Its carrier is told, and can download it.';
export const refuse = 'Refuse';
export const refuseDetail =
  'The state has refused this permit. Its carrier reads the reason, by e-mail too, and can put it right.';
export const actOn = (act: string, { state, unit }: { state: string; unit: number }) =>
  `${act}: ${state}, unit ${unit}`;
export const bytes = (size: number) => `${size} bytes`;
export const kilobytes = (size: number) => `${size} kB`;
export const megabytes = (size: string) => `${size} MB`;
