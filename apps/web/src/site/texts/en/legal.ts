export const legalTexts = {
  effective: (day: string) => `In effect since ${day}`,
  brief: 'In short',
  contents: 'Contents',
  contentsOf: (count: number) => `Contents: ${count} sections`,
  toTop: 'Back to top',
  company: 'Company',
  offices: 'Offices',
  phone: 'Phone',
  email: 'E-mail',
} as const;
