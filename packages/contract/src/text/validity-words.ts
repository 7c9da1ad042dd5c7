import type { PermitValidity } from '@wideload/domain';

/** `5 business days` */
export function formatValidity({ days, isBusinessDays }: PermitValidity): string {
  return `${days} ${isBusinessDays ? 'business ' : ''}${days === 1 ? 'day' : 'days'}`;
}
