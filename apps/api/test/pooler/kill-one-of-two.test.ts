import { testOneOfTwo } from '../kill/one-of-two.ts';
import { startPooler } from './pgbouncer.ts';

testOneOfTwo(startPooler);
