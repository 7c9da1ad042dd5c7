import type { Scenario } from './scenario.ts';
import { databaseFailedOver } from './scenarios/database/failed-over.ts';
import { databaseHung } from './scenarios/database/hung.ts';
import { standbyKilled } from './scenarios/database/standby.ts';
import { databaseStopped } from './scenarios/database/stopped.ts';
import { diskFull, diskFullDatabase, diskFullFiles } from './scenarios/disk/full.ts';
import { powerLoss } from './scenarios/disk/power-loss.ts';
import { diskSlow } from './scenarios/disk/slow.ts';
import { flood } from './scenarios/outside/flood.ts';
import { mailWrong } from './scenarios/outside/mail-provider.ts';
import { providerLying, providerSilent, providerWrongAmounts } from './scenarios/outside/payment-provider.ts';
import { registryWrong } from './scenarios/outside/registry.ts';
import { slowClients } from './scenarios/outside/slow-clients.ts';
import {
  patroniEtcdFrozen,
  patroniPrimaryKilled,
  patroniStandbyKilled,
  patroniSwitchover,
} from './scenarios/patroni/patroni.ts';
import { kills } from './scenarios/programs/kills.ts';
import { migrationsKilled } from './scenarios/programs/migrations-killed.ts';
import { olderProgram } from './scenarios/programs/older-program.ts';
import { dstNights } from './scenarios/time/dst-nights.ts';
import { clockBack, clockForward } from './scenarios/time/moved-clock.ts';

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  powerLoss,
  diskFull,
  diskFullDatabase,
  diskFullFiles,
  diskSlow,
  databaseStopped,
  databaseHung,
  databaseFailedOver,
  standbyKilled,
  patroniPrimaryKilled,
  patroniSwitchover,
  patroniStandbyKilled,
  patroniEtcdFrozen,
  clockForward,
  clockBack,
  dstNights,
  mailWrong,
  registryWrong,
  providerSilent,
  providerLying,
  providerWrongAmounts,
  slowClients,
  flood,
  kills,
  migrationsKilled,
  olderProgram,
];
