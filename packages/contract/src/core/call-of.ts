import type { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

/** A call as a client makes it: the address, with the schemas' types for the compiler only. */
export type CallOf<E extends Endpoint> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly access: E['access'];
  /** Always undefined: it carries the types. */
  readonly endpoint?: E;
};

type Contract = typeof contract;
type CallsOf<Part> = { readonly [N in keyof Part]: Part[N] extends Endpoint ? CallOf<Part[N]> : never };
/** Every call of the contract, as a client makes it. */
export type Calls = { readonly [P in keyof Contract]: CallsOf<Contract[P]> };
