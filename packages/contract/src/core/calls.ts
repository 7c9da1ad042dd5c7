import { adminCalls } from './admin-calls.ts';
import { ownCalls } from './own-calls.ts';

/**
 * Where each call of the API is and who may make it. The parts of the contract add what it takes and answers; a browser that only makes
 * the call needs no more than its line (`client.ts`).
 */
export const calls = { ...ownCalls, ...adminCalls };
