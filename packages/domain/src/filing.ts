// A door of its own: how all states take applications, for the server. A screen loads one state by `filing-by-state`.
export { filingFacts } from './states/filing/filing-facts.generated.ts';
export {
  countKeptWaits,
  findPermitWait,
  type KeptWaits,
  type PermitWait,
  type WaitKind,
} from './orders/permits/permit-wait.ts';
