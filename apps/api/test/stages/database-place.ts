import type net from 'node:net';

/** Where a database listens: the socket in a folder that the address names, else its host and port. */
export function placeOf(address: URL): net.NetConnectOpts {
  const folder = address.searchParams.get('host');
  const port = address.searchParams.get('port') || address.port || '5432';
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: folder ?? address.hostname, port: Number(port) };
}
