import { parseSearch, stringifySearch } from '../lib/search-codec.ts';

/** In place of the router's own codec of addresses, which `createRouter` is given a better one for. */
export { parseSearch as defaultParseSearch, stringifySearch as defaultStringifySearch };

function makeNone(): never {
  throw new Error('The making of codecs is left out of the build: see apps/web/scripts/weight.ts.');
}
export { makeNone as parseSearchWith, makeNone as stringifySearchWith };
