import { expect, test } from 'vitest';
import { maxChangedPermits } from '../core/limits.ts';
import { FilePermitsBody, ResubmitOrderBody } from './permits.ts';

const listIds = (count: number) =>
  Array.from({ length: count }, (_, at) => `0190f000-0000-7000-8000-${String(at).padStart(12, '0')}`);
const terms = {
  date: { startDate: '2027-02-01', endDate: '2027-02-04' },
  route: { origin: { lat: 31, lng: -97 }, destination: { lat: 32, lng: -98 } },
  comment: '',
};

test('all permits of the largest order are filed, or sent again, at once', () => {
  const most = listIds(maxChangedPermits);
  const tooMany = listIds(maxChangedPermits + 1);
  expect(FilePermitsBody.safeParse({ permits: most }).error).toBeUndefined();
  expect(FilePermitsBody.safeParse({ permits: tooMany }).success).toBe(false);
  const resubmit = (ids: string[]) => ResubmitOrderBody.safeParse({ permits: ids.map((_id) => ({ _id, ...terms })) });
  expect(resubmit(most).error).toBeUndefined();
  expect(resubmit(tooMany).success).toBe(false);
});
