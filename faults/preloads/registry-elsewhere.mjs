// Loaded into the server: its calls of the carrier registry go to REGISTRY_AT, as the registry's address is no setting.
const realFetch = (globalThis.fetch = (input, init) => {
  const { url } = new Request(input);
  return realFetch(url.startsWith(registry) ? process.env.REGISTRY_AT + url.slice(registry.length) : input, init);
});
