import { testHeardByTwo } from '../kill/heard-by-two.ts';
import { startPooler } from './pgbouncer.ts';

testHeardByTwo(startPooler, { listeners: 0, mostRequests: 1 });
