import { stateName, type DateWarning, type StateCode } from '@wideload/domain';
import * as texts from './permits.texts.ts';

export function formatDateWarning(state: StateCode, warning: DateWarning): string {
  if (warning.because === 'past-start') return texts.startIsPast;
  if (warning.because === 'past') return warning.days === 1 ? texts.dayIsPast : texts.daysArePast;
  return texts.tooManyDays(stateName(state), warning);
}
