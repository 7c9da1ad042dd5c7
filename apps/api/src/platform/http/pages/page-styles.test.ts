import { expect, test } from 'vitest';
import { stylesUsed } from './page-styles.ts';

const markup = '<main class="_page_1 _wide_2"><h1 data-class="_no_9">Ohio</h1></main>';

test.each([
  ['a rule of a class that is there', '._page_1{color:red}', '._page_1{color:red}'],
  [
    'a rule of elements, of the root, of attributes',
    ':root{--a:1}h1,[hidden]{margin:0}',
    ':root{--a:1}h1,[hidden]{margin:0}',
  ],
  ['one of several classes', '._no_9 ._wide_2:hover{top:0}', '._no_9 ._wide_2:hover{top:0}'],
  [
    'faces and frames',
    '@font-face{src:url(/a.woff2)}@keyframes x{0%{top:0}to{top:1px}}',
    '@font-face{src:url(/a.woff2)}@keyframes x{0%{top:0}to{top:1px}}',
  ],
  ['what a condition holds of these', '@media print{._no_9{top:0}._page_1{top:0}}', '@media print{._page_1{top:0}}'],
  ['a brace in a string', '._page_1:before{content:"}{"}._no_9{top:0}', '._page_1:before{content:"}{"}'],
])('%s stays', (_what, sheet, kept) => {
  expect(stylesUsed(sheet, markup)).toBe(kept);
});

test.each([
  ['a rule of a class that is not there', '._no_9{color:red}'],
  ['a condition with nothing left', '@supports (top:0){@media print{._no_9{top:0}}}'],
])('%s goes', (_what, sheet) => {
  expect(stylesUsed(sheet, markup)).toBe('');
});
