/** What the landing page names (spec [1]): as words on plates, for the firms' own signs are theirs. */
export const paymentMarks = ['Visa', 'Mastercard', 'American Express', 'Stripe', 'Google Pay', 'Apple Pay'] as const;
