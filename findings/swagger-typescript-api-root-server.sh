#!/bin/sh
# swagger-typescript-api 13.13.0 (2026-11-30): of a description whose server is "/", which OpenAPI takes as "the server of this document", it
# makes a client that asks "//api/trucks". A browser reads that as the host "api". Given an absolute server it asks the right address.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts swagger-typescript-api@13.13.0 esbuild@0.25.12 @esbuild/linux-x64@0.25.12
cat >ask.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { generateApi } from 'swagger-typescript-api';

for (const url of ['/', 'https://permits.example']) {
  const get = { operationId: 'list', responses: { 200: { description: 'ok' } } };
  const spec = { openapi: '3.1.0', info: { title: 'T', version: '1' }, servers: [{ url }], paths: { '/api/trucks': { get } } };
  const { files } = await generateApi({ spec, silent: true, output: false, fileName: 'api.ts' });
  writeFileSync('api.ts', files[0].fileContent);
  await build({ entryPoints: ['api.ts'], outfile: 'api.mjs', format: 'esm' });
  const { Api } = await import(`./api.mjs?${encodeURIComponent(url)}`);
  const asked = [];
  const client = new Api({ customFetch: async (address) => (asked.push(address), new Response(null)) });
  await client.api.list();
  console.log(`server ${url}: ${asked[0]}`);
}
JS
result=$(node ask.mjs)
echo "$result"
[ "$result" = 'server /: //api/trucks
server https://permits.example: https://permits.example/api/trucks' ]
