export const branding = { name: 'Wideload', wordmark: { first: 'Wide', second: 'load' } } as const;

/** Fictional, with a phone number reserved for fiction and a reserved domain. */
export const seller = {
  company: 'Wideload Permits (fictional company)',
  address: ['500 Imaginary Way', 'Reno, NV 89501', 'United States'],
  phone: '(702) 555-0100',
  email: 'support@wideload.example',
} as const;

export const mobileApps = [
  { store: 'App Store', devices: ['iPhone', 'iPad'], href: 'https://apps.wideload.example/ios' },
  { store: 'Google Play', devices: ['Android'], href: 'https://apps.wideload.example/android' },
] as const;

export const socialLinks = [
  { name: 'Facebook', href: 'https://social.wideload.example/facebook' },
  { name: 'Instagram', href: 'https://social.wideload.example/instagram' },
  { name: 'LinkedIn', href: 'https://social.wideload.example/linkedin' },
  { name: 'YouTube', href: 'https://social.wideload.example/youtube' },
] as const;

/** Fictional addresses in real towns; degrees north and east. */
export const offices = [
  { city: 'Reno', state: 'NV', address: ['500 Imaginary Way', 'Reno, NV 89501'], lat: 39.53, lng: -119.81 },
  { city: 'Amarillo', state: 'TX', address: ['22 Fiction Avenue', 'Amarillo, TX 79101'], lat: 35.2, lng: -101.84 },
  { city: 'Columbus', state: 'OH', address: ['1 Nowhere Street', 'Columbus, OH 43215'], lat: 39.96, lng: -83 },
] as const;
