// Loaded into the server: its calls of the carrier registry go to REGISTRY_AT, as the registry's address is no setting.
const realFetch = globalThis.fetch;
const registry = 'https://mobile.fmcsa.dot.gov';

globalThis.fetch = (input, init) => {
  const address = String(input);
  return realFetch(
    address.startsWith(registry) ? process.env.REGISTRY_AT + address.slice(registry.length) : input,
    init,
  );
};
