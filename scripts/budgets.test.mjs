import { expect, test } from 'vitest';
import { listPageSizes } from './budgets.mjs';

const site = {
  'site.html': {
    file: 'site.js',
    dynamicImports: [
      'src/site/site-modals.tsx',
      'src/ui/theme-island.ts',
      'src/site/pages/load-check/load-check-island.ts',
    ],
  },
  'src/site/site-modals.tsx': { file: 'modals.js', imports: ['_react.js'] },
  'src/ui/theme-island.ts': { file: 'theme.js' },
  'src/site/pages/load-check/load-check-island.ts': {
    file: 'check.js',
    imports: ['_island-texts.js'],
    dynamicImports: ['src/site/pages/load-check/load-check-root.tsx'],
  },
  'src/site/pages/load-check/load-check-root.tsx': {
    file: 'root.js',
    imports: ['_react.js'],
    dynamicImports: ['src/site/pages/load-check/answers/movement-answers.ts'],
  },
  'src/site/pages/load-check/answers/movement-answers.ts': { file: 'answers.js', imports: ['_react.js'] },
  '_island-texts.js': {
    file: 'island-texts.js',
    dynamicImports: [
      'src/site/texts/en/load-check.ts',
      'src/site/texts/es/load-check.ts',
      'src/site/texts/es/sign-in.ts',
    ],
  },
  'src/site/texts/en/load-check.ts': { file: 'en.js' },
  'src/site/texts/es/load-check.ts': { file: 'es.js' },
  'src/site/texts/es/sign-in.ts': { file: 'sign-in.js' },
  '_react.js': { file: 'site-react.js' },
};

const areas = {
  'app.html': {
    file: 'app.js',
    imports: ['_react.js'],
    dynamicImports: ['src/a-page.tsx', 'src/new-order-page.tsx'],
  },
  'admin.html': { file: 'admin.js', imports: ['_react.js'], dynamicImports: ['src/b-page.tsx'] },
  'src/b-page.tsx': { file: 'b.js', imports: ['_table.js'] },
  '_react.js': { file: 'react.js' },
  'src/a-page.tsx': { file: 'a.js', imports: ['_table.js', 'app.html'], dynamicImports: ['src/calendar.tsx'] },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  'src/calendar.tsx': { file: 'calendar.js' },
  'src/new-order-page.tsx': {
    file: 'w.js',
    dynamicImports: [
      'src/order-wizard/steps/basic-details-step.tsx',
      'src/order-wizard/steps/two-step.tsx',
      'src/order-wizard/later-steps.ts',
      'src/calendar.tsx',
    ],
  },
  'src/order-wizard/later-steps.ts': { file: 'later.js' },
  'src/order-wizard/steps/basic-details-step.tsx': { file: 'one.js' },
  'src/order-wizard/steps/two-step.tsx': { file: 'two.js' },
};

const packet = {
  'packet.html': { file: 'packet.js', imports: ['react'] },
  react: { file: 'react.js' },
};

test.each([
  ['page: a-page.tsx', 152, ['a.js', 'app.js', 'react.js', 'table.js']],
  ['wizard: order-wizard/steps/basic-details-step.tsx', 190, ['app.js', 'one.js', 'react.js', 'w.js']],
  ['wizard: order-wizard/steps/two-step.tsx', 259, ['app.js', 'later.js', 'react.js', 'two.js', 'w.js']],
  ['page: b-page.tsx', 152, ['admin.js', 'b.js', 'react.js', 'table.js']],
  ['area of carriers, without a page', 139, ['app.js', 'react.js']],
  ['area of administrators, without a page', 139, ['admin.js', 'react.js']],
  ['packet of a trip', 70, ['packet.js', 'react.js']],
  ['public pages, before a touch', 5, ['site.js']],
  ['public pages, everything small touched', 70, ['site.js', 'theme.js']],
  ['public pages, sign-in open', 120, ['modals.js', 'site-react.js', 'site.js']],
  ...['en', 'es'].flatMap((language) => {
    const touched = ['check.js', 'island-texts.js', 'root.js', 'site-react.js', 'site.js', `${language}.js`];
    const name = `site/texts/${language}/load-check.ts`;
    return [
      [`public pages, load check touched: ${name}`, 152, touched],
      [`public pages, load check answered: ${name}`, 192, [...touched, 'answers.js']],
    ];
  }),
])('%s may weigh %i kB and is these files, each once', (name, budget, files) => {
  const page = listPageSizes({ areas, site, packet }).find((candidate) => candidate.name === name);
  expect(page.budget).toBe(budget);
  expect(page.files).toEqual(new Set(files));
});
