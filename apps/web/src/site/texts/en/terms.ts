import { branding } from '@wideload/contract/client';
import { parseSections } from '../legal-sections.ts';
import sections from './terms.md?raw';

const { name } = branding;

export const termsTexts = {
  head: {
    title: 'Terms of Use',
    description: `The terms for ordering oversize and overweight permits with ${name}: fees, payment, turn-around, voids, who is responsible for what, and how disputes are settled.`,
  },
  title: 'Terms of Use',
  lead: `What you can expect from ${name}, what we expect from you, and what happens when something goes wrong. Please read them before you order.`,
  brief: [
    ['18', 'is the minimum age for an account'],
    ['6', 'terms you review before each payment'],
    ['30', 'days of informal negotiation, at least, before arbitration'],
    ['Nevada', 'law governs these terms'],
  ],
  sections: parseSections(sections),
} as const;
