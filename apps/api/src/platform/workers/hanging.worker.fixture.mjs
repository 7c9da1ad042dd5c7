// A thread that takes jobs and never answers.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {});
parentPort.postMessage('loaded');
