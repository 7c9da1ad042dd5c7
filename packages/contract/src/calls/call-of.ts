import type { contract } from './contract.ts';
import type { DeskRight } from '../accounts/desk-roles.ts';
import type { Endpoint } from '../core/endpoint.ts';

/** A call without its schemas; their types remain for the compiler. */
export type CallOf<E extends Endpoint> = {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly access: E['access'];
  readonly onBehalf?: true;
  /** The right that the call needs, if not every admin may make it. */
  readonly deskRight?: DeskRight;
  readonly endpoint?: E;
};

type Contract = typeof contract;
type CallsOf<Part> = { readonly [N in keyof Part]: Part[N] extends Endpoint ? CallOf<Part[N]> : never };
export type Calls = { readonly [P in keyof Contract]: CallsOf<Contract[P]> };

export function buildPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Names the user for whom an admin makes a call that the contract declares as `onBehalf`. */
export const onBehalfHeader = 'x-on-behalf-of';
