import type { PermitValidity } from '@wideload/domain';

/** `5 días hábiles` */
export function formatValidity({ days, isBusinessDays }: PermitValidity): string {
  const unit = days === 1 ? 'día' : 'días';
  return `${days} ${unit}${isBusinessDays ? (days === 1 ? ' hábil' : ' hábiles') : ''}`;
}
