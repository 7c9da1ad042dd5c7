/** Only the server needs these texts, so the check does not load them. */
export const loadCheckPageTexts = {
  headTitle: 'Check your load: which states require a permit, and what they charge',
  headDescription:
    'Pick the states, enter your load’s dimensions and weight, and see right away which states require an oversize or overweight permit, why, and the state fees. No account needed.',
  title: 'Check your load',
  lead: 'Enter From and To, or pick the states, then enter the load. See right away where it needs a permit, why, and what each state charges. No account needed.',
  needsScript: 'The check runs in your browser. Turn on JavaScript to use it.',
  failed: 'The check could not be loaded. Check your connection and try again.',
  entryAction: 'Check it',
} as const;
