// A thread that ends at the first document it is asked for.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => process.exit(3));
