import type { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

/** A call without its schemas; their types remain for the compiler. */
export type CallOf<E extends Endpoint> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly access: E['access'];
  readonly onBehalf?: true;
  readonly endpoint?: E;
};

type Contract = typeof contract;
type CallsOf<Part> = { readonly [N in keyof Part]: Part[N] extends Endpoint ? CallOf<Part[N]> : never };
export type Calls = { readonly [P in keyof Contract]: CallsOf<Contract[P]> };
