/** Only the server needs these texts, so the check does not load them. */
export const loadCheckPageTexts = {
  headTitle: 'Check your load: which states require a permit, and what they charge',
  headDescription:
    'Pick the states, type the dimensions and weight of your load, and see at once which states require an oversize or overweight permit, why, and the state fees. No account.',
  title: 'Check your load',
  lead: 'Type From and To, or pick the states, and type the load. You see at once where it needs a permit, why, and what the state charges. No account needed.',
  needsScript: 'The answers are worked out in your browser: turn on JavaScript to see them.',
  failed: 'The check could not be loaded. Check your connection and try again.',
  entryAction: 'Check it',
} as const;
