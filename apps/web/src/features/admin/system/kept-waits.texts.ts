import { deskDays } from '@wideload/contract/client';

export const title = 'Times told and kept';
export const intro = `Of the permits that came in the last ${deskDays} days, how many came within the “9 of 10 within …” that their carrier was told. Where a person decides, hours count while the office is open.`;
export const loading = 'Loading the times';
export const none = 'No state has issued 20 of our permits yet, so nobody was told a time.';
export const state = 'State';
export const all = 'All states';
export const issued = 'Issued';
export const told = 'Told a time';
export const late = 'Late now';
export const kept = 'Kept';
export const noShare = '–';
export const kindWords = {
  automatic: 'By a program, at any hour',
  person: 'By a person, in office hours',
  'not-found': 'Not known how, in office hours',
};
