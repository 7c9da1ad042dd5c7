import type net from 'node:net';

/** The socket in the folder that the address names, else host and port. */
export function toPlace(address: URL): net.NetConnectOpts {
  const folder = address.searchParams.get('host');
  const port = address.searchParams.get('port') || address.port || '5432';
  return folder?.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: folder ?? address.hostname, port: Number(port) };
}
