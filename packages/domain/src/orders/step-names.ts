// Separate from the steps' rules, so that a list of orders and the first step can name a step without loading every state's facts.

/** Spec [2]. */
export const stepNames = [
  { number: 1, key: 'basic-details', title: 'Person Ordering Information', name: 'Basic details' },
  { number: 2, key: 'jurisdiction', title: 'Select a State', name: 'Jurisdiction' },
  { number: 3, key: 'vehicles', title: 'Power Unit Details', name: 'Vehicles' },
  { number: 4, key: 'permits', title: 'Permit Selection', name: 'Permits' },
  { number: 5, key: 'summary', title: 'Summary', name: 'Summary' },
  { number: 6, key: 'payment', title: 'Payment', name: 'Payment' },
  { number: 7, key: 'order-details', title: 'Order details', name: 'Order details' },
] as const;

export type WizardStep = (typeof stepNames)[number];
export type WizardStepKey = WizardStep['key'];
export type WizardStepNumber = WizardStep['number'];

export function getStepByKey(key: WizardStepKey): WizardStep {
  return stepNames.find((step) => step.key === key) as WizardStep;
}

export function getStepByNumber(number: WizardStepNumber): WizardStep {
  return stepNames.find((step) => step.number === number) as WizardStep;
}
