// Loaded into the server: its calls of the carrier registry go to REGISTRY_AT, as the registry's address is no setting.
const REGISTRY = 'https://mobile.fmcsa.dot.gov';
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { url } = new Request(input);
  return realFetch(url.startsWith(REGISTRY) ? process.env.REGISTRY_AT + url.slice(REGISTRY.length) : input, init);
};
