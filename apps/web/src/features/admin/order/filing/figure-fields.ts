import { formatMeasure, grantedFields, type GrantedField } from '@wideload/domain';

export const figureFields = ['width', 'height', 'length', 'weight'] as const satisfies readonly GrantedField[];

/** Empty for a figure that is not given. */
export function formatFigure(field: GrantedField, figure: number | null): string {
  return figure === null ? '' : formatMeasure(figure, grantedFields[field]);
}
