import { testOneOfTwo } from './one-of-two.ts';

testOneOfTwo((url) => Promise.resolve({ url, close: () => Promise.resolve() }));
