import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isOpenedByPress, watchHistory } from './use-stages.ts';

test('a page is opened by a press on a link, and not by Back; an address that replaces its own changes nothing', async () => {
  const history = createMemoryHistory({ initialEntries: ['/order_list'] });
  watchHistory(history);
  expect(isOpenedByPress()).toBe(false);
  history.push('/order_list/order');
  expect(isOpenedByPress()).toBe(true);
  history.replace('/order_list/order?tab=2');
  expect(isOpenedByPress()).toBe(true);
  history.back();
  expect(isOpenedByPress()).toBe(false);
});
