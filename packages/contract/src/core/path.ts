/** `/permits/orders/{id}` with its parameters put in, each percent-encoded. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
