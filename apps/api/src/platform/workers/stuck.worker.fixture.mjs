// A thread that never answers its first job, and every other one at once.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id }) => {
  if (id > 1) parentPort.postMessage({ id, result: new Uint8Array([id]) });
});
parentPort.postMessage('loaded');
