// node ops/deploy/patroni/start.mjs <empty folder> <first of eight free ports>: starts a cluster on this machine for trying it, and ends.
import { assignPorts, startCluster } from './local-cluster.mjs';

const [folder, port] = process.argv.slice(2);
if (folder === undefined || !/^\d{4,5}$/.test(port ?? '')) {
  console.error(
    'Name an empty folder and the first of eight free ports: node ops/deploy/patroni/start.mjs /srv/wideload 5440',
  );
  process.exit(1);
}
const { url, standbyUrl } = await startCluster({ folder, ports: assignPorts(Number(port)) });
console.log(`DATABASE_URL=${url}\nStandby: ${standbyUrl}\nEnd it: node ops/deploy/patroni/stop.mjs ${folder}`);
