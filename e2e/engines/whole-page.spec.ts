import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

/** Chromium alone gives screen readers what waits for the window (docs/decisions/lists-and-search.md). */
for (const address of ['/', '/states/texas'])
  test(`no part of ${address} waits until it is near the window @rare`, async ({ person }) => {
    await person.open(address);
    const waiting = await person.run(
      `return [...document.querySelectorAll('.lazy-layout, .lazy-layout-parts > *')]
        .filter((part) => getComputedStyle(part).contentVisibility !== 'visible').map((part) => part.textContent)`,
    );
    expect(waiting).toEqual([]);
    expect(
      await person.run(`return document.querySelectorAll('.lazy-layout, .lazy-layout-parts > *').length`),
    ).toBeGreaterThan(3);
  });
