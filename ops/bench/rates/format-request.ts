export type Headers = Record<string, string>;

let addresses = 0;

/** From a network address of its own, so that the limits of a minute are counted and not reached. */
export function formatRequest(url: string, headers: Headers): string {
  addresses += 1;
  const from = [10, addresses >> 16, (addresses >> 8) & 255, addresses & 255].join('.');
  const all = {
    host: 'localhost',
    accept: '*/*',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': from,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
