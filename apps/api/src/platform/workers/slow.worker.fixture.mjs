// A thread that loads for longer than a job may take, and then needs a second for each document.
import { parentPort } from 'node:worker_threads';

let end = Promise.resolve();
parentPort.on('message', ({ id }) => {
  end = end.then(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  void end.then(() => parentPort.postMessage({ id, result: new Uint8Array([id]) }));
});
setTimeout(() => parentPort.postMessage('loaded'), 2500);
