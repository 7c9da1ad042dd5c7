import type { Scenario } from './scenario.ts';
import { databaseFailedOver } from './scenarios/database/failed-over.ts';
import { databaseHung } from './scenarios/database/hung.ts';
import { databaseStopped } from './scenarios/database/stopped.ts';
import { kills } from './scenarios/programs/kills.ts';
import { migrationsKilled } from './scenarios/programs/migrations-killed.ts';
import { olderProgram } from './scenarios/programs/older-program.ts';

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  databaseStopped,
  databaseHung,
  databaseFailedOver,
  kills,
  migrationsKilled,
  olderProgram,
];
