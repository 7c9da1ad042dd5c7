import { formatDollars, type FeeDifference } from '@wideload/domain';

/** `''` where the fee as sold and the state's charge agree. */
export function formatFeeDifference(difference: FeeDifference | null): string {
  switch (difference?.code) {
    case undefined:
      return '';
    case 'not-needed':
      return 'No longer needed since the units were changed.';
    case 'refused':
      return 'The state refused it.';
    case 'not-issued':
      return 'The state has not issued it yet.';
    case 'not-recorded':
      return 'The state’s charge has not been recorded.';
    case 'days': {
      const { charged, sold } = difference;
      return `The state charged ${charged === 1 ? '1 day' : `${charged} days`} instead of ${sold}.`;
    }
    case 'more':
    case 'less':
      return `The state charged ${formatDollars(difference.amount)} ${difference.code} than its fee in our rules.`;
  }
}
