import { createInvalidProblem } from './stripe-problem.ts';

/** The kind of each parameter, or its nested parameters. `!` marks a required one. */
export type Shape = { readonly [name: string]: Kind | `${Kind}!` | Shape };
type Kind = 'text' | 'integer' | 'boolean' | 'list' | 'map';

type Value = string | number | boolean | readonly string[] | Values;
export type Values = { readonly [name: string]: Value | undefined };

type Tree = Map<string, string | Tree>;

function parsePath(name: string): string[] {
  return [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
}

function parseTree(text: string): Tree {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const names = parsePath(name);
    const last = names.pop() ?? '';
    let branch = root;
    for (const step of names) {
      const next = branch.get(step);
      const below: Tree = next instanceof Map ? next : new Map();
      branch.set(step, below);
      branch = below;
    }
    // `expand[]=a&expand[]=b` is a list too.
    branch.set(last === '' ? String(branch.size) : last, value);
  }
  return root;
}

function readText(value: string | Tree, param: string): string {
  if (typeof value !== 'string') throw createInvalidProblem('Invalid string', { param });
  return value;
}

function readKind(kind: Kind, value: string | Tree, param: string): Value {
  if (kind === 'list' || kind === 'map') {
    if (typeof value === 'string')
      throw createInvalidProblem(kind === 'list' ? 'Invalid array' : 'Invalid object', { param });
    const entries = [...value].map(([name, below]) => [name, readText(below, `${param}[${name}]`)] as const);
    return kind === 'list' ? entries.map(([, text]) => text) : Object.fromEntries(entries);
  }
  const text = readText(value, param);
  if (kind === 'text') return text;
  if (kind === 'boolean') {
    if (text !== 'true' && text !== 'false') throw createInvalidProblem(`Invalid boolean: ${text}`, { param });
    return text === 'true';
  }
  if (!/^-?\d+$/.test(text))
    throw createInvalidProblem(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param });
  return Number(text);
}

/** API 2026-09-30 has replaced `payment_method_types` by `allowed_payment_method_types`. */
function toUnknownCode(name: string): string {
  return name === 'payment_method_types' ? 'payment_method_types_no_longer_supported' : 'parameter_unknown';
}

function readTree(tree: Tree, shape: Shape, above: string): Values {
  const nameOf = (name: string) => (above === '' ? name : `${above}[${name}]`);
  const read: Record<string, Value> = {};
  for (const [name, value] of tree) {
    const param = nameOf(name);
    const wanted = shape[name];
    if (wanted === undefined)
      throw createInvalidProblem(`Received unknown parameter: ${param}`, { code: toUnknownCode(name), param });
    if (typeof wanted === 'object') {
      if (typeof value === 'string') throw createInvalidProblem('Invalid object', { param });
      read[name] = readTree(value, wanted, param);
      // Cast: a required kind without its `!` is a kind.
    } else read[name] = readKind(wanted.replace('!', '') as Kind, value, param);
  }
  for (const [name, wanted] of Object.entries(shape)) {
    if (typeof wanted === 'object' || !wanted.endsWith('!') || read[name] !== undefined) continue;
    throw createInvalidProblem(`Missing required param: ${nameOf(name)}.`, {
      code: 'parameter_missing',
      param: nameOf(name),
    });
  }
  return read;
}

/** Refuses an unknown parameter with 400, as Stripe does. */
export function readForm(text: string, shape: Shape): Values {
  return readTree(parseTree(text), shape, '');
}

export function getText(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

export function getNumber(values: Values, name: string): number | undefined {
  const value = values[name];
  return typeof value === 'number' ? value : undefined;
}

export function isSet(values: Values, name: string): boolean {
  return values[name] === true;
}

export function listOf(values: Values, name: string): readonly string[] {
  const value = values[name];
  // Cast: the shape of the parameter makes it a list.
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

export function getNested(values: Values, name: string): Values {
  const value = values[name];
  return typeof value === 'object' && !Array.isArray(value) ? (value as Values) : {};
}

export function getMap(values: Values, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(getNested(values, name)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
