/** A figure as it was typed or pasted (`80,000 lb`, `53 ft`) without separators and unit, for the rule of digits only. */
export function plainFigure(text: string): string {
  return text.replace(/[\s,]/g, '').replace(/(?:lbs?|pounds?|ft|feet|['’′])\.?$/i, '');
}
