import { testChangeReceivedByTwo } from './heard-by-two.ts';

testChangeReceivedByTwo((url) => Promise.resolve({ url, close: () => Promise.resolve() }), {
  listeners: 2,
  mostRequests: Number.POSITIVE_INFINITY,
});
