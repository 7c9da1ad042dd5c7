import { testChangeReceivedByTwo } from '../kill/heard-by-two.ts';
import { startPooler } from './pgbouncer.ts';

testChangeReceivedByTwo(startPooler, { listeners: 0, mostRequests: 1 });
