import { testHeardByTwo } from './heard-by-two.ts';

testHeardByTwo((url) => Promise.resolve({ url, close: () => Promise.resolve() }), {
  listeners: 2,
  mostRequests: Number.POSITIVE_INFINITY,
});
