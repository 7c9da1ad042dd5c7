/** What the product is called, and how its plate is written. */
export const branding = { name: 'Wideload', wordmark: { first: 'Wide', second: 'load' } } as const;

/** Who sells: evidently fictional, with a number kept for fiction and a reserved domain. */
export const seller = {
  company: 'Wideload Permits (fictional company)',
  address: ['500 Imaginary Way', 'Reno, NV 89501', 'United States'],
  phone: '(702) 555-0100',
  email: 'support@wideload.example',
} as const;

/** Where the mobile apps would be: evidently fictional addresses. */
export const mobileApps = [
  { store: 'App Store', device: 'iPhone and iPad', href: 'https://apps.wideload.example/ios' },
  { store: 'Google Play', device: 'Android', href: 'https://apps.wideload.example/android' },
] as const;
