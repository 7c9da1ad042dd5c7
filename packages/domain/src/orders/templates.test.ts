import { expect, test } from 'vitest';
import { fillTemplate, findEmptyField, findUnknownField, templateFields, type TemplateValues } from './templates.ts';

const values: TemplateValues = {
  order: '100123',
  customer: 'Ann',
  company: 'Ridge {order} LLC',
  state: 'Texas',
  unit: '1',
  permit: '',
  truck: '12',
  trailer: '',
  origin: 'Dallas, TX',
  destination: 'Tulsa, OK',
  departure: '',
};

test.each([
  ['Order {order} of {company}, {order}', 'Order 100123 of Ridge {order} LLC, 100123'],
  ['{state}: permit {permit}, {departure}', 'Texas: permit {permit}, {departure}'],
  ['{Order} {nothing} 6{', '{Order} {nothing} 6{'],
])('%j is filled in once, and what has no value stays', (text, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});

test.each([
  [templateFields.map((field) => `{${field}}`).join(' '), null],
  ['no field at all', null],
  ['{order} and {departue}', '{departue}'],
  ['{ORDER}', '{ORDER}'],
  ['{ order }', '{ order }'],
  ['{order} {', '{'],
  ['order}', '}'],
  ['{}', '{}'],
])('%j has the unknown field %j', (text, unknown) => {
  expect(findUnknownField(text)).toBe(unknown);
});

test.each([
  ['from {origin} on {departure}', '{origin}'],
  ['from Dallas on {someday}', null],
  ['', null],
])('in %j %j has no value yet', (text, empty) => {
  expect(findEmptyField(text)).toBe(empty);
});
