/** Strips separators and units from a typed or pasted figure (`80,000 lb`, `53 ft`), because the rule accepts only digits. */
export function stripFigure(text: string): string {
  return text.replace(/[\s,]/g, '').replace(/(?:lbs?|pounds?|ft|feet|['’′])\.?$/i, '');
}
