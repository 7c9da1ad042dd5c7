// node ops/deploy/patroni/stop.mjs <folder>: ends the cluster that start.mjs started there, and leaves its files.
import { stopCluster } from './local-cluster.mjs';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder of the cluster: node ops/deploy/patroni/stop.mjs /srv/wideload');
  process.exit(1);
}
await stopCluster(folder);
