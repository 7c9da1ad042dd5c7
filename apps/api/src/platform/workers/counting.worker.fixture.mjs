// A thread that answers each job with how many it has had.
import { parentPort } from 'node:worker_threads';

let count = 0;
parentPort.on('message', ({ id }) => {
  count += 1;
  parentPort.postMessage({ id, result: count });
});
parentPort.postMessage('loaded');
