import { capitalize } from '@wideload/domain';
import type { PermitWait } from '@wideload/domain/filing';

/** `45 min`, `2 h`: rather too long than too short. */
function formatMinutes(minutes: number): string {
  return minutes <= 55 ? `${Math.max(5, Math.ceil(minutes / 5) * 5)} min` : `${Math.ceil(minutes / 60)} h`;
}

function describeTime({ kind, isSuperload, usual, officeDays, words }: PermitWait): string {
  if (usual !== null) return `Usually ${formatMinutes(usual.minutes)}, 9 of 10 within ${formatMinutes(usual.most)}`;
  if (kind === 'automatic') return 'The state issues it at once';
  const person = isSuperload ? 'A person decides a superload' : 'A person decides';
  if (officeDays !== null) return `${person}: allow ${officeDays} office days`;
  if (words !== null) return capitalize(words);
  return kind === 'person' ? `${person}, and the state names no time` : 'The state names no time';
}

/** `Usually 2 h, 9 of 10 within 6 h, in office hours (Mon-Fri 08:00-17:00 ET)` */
export function describeWait(wait: PermitWait): string {
  const time = describeTime(wait);
  if (wait.kind === 'automatic') return `${time}, at any hour`;
  const hours = wait.officeHours === null ? '' : ` (${wait.officeHours})`;
  if (wait.usual !== null) return `${time}, in office hours${hours}`;
  return hours === '' ? time : `${time}. Office hours: ${wait.officeHours}`;
}
