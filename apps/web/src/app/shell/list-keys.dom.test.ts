import { afterEach, describe, expect, test } from 'vitest';
import { findKeyAction, findPlace, findRowAfter, type KeyAction, type Place } from './list-keys.tsx';

afterEach(() => document.body.replaceChildren());

function findPlaceIn(html: string): Place {
  document.body.innerHTML = html;
  return findPlace(document.querySelector('[data-here]'));
}

describe('the place of the focus', () => {
  test.each<[string, string, Place]>([
    ['the title of the page', '<h1 tabindex="-1" data-here>Permits</h1>', 'rest'],
    ['the list itself', '<div tabindex="-1" data-here></div>', 'rest'],
    ['the link of a row', '<p data-row><a href="/x" data-open data-here>1</a></p>', 'row'],
    ['the button of a row', '<p data-row><button data-open data-here>1</button></p>', 'row'],
    ['another button of a row', '<p data-row><button data-here>Delete</button></p>', 'control'],
    ['the search', '<input type="search" data-here>', 'search'],
    ['a text', '<input data-here>', 'field'],
    ['a number', '<input type="number" data-here>', 'field'],
    ['a long text', '<textarea data-here></textarea>', 'field'],
    ['rich text', '<div contenteditable="true"><p tabindex="-1" data-here></p></div>', 'field'],
    ['what was rich text', '<div contenteditable="false" tabindex="-1" data-here></div>', 'rest'],
    ['a select', '<select data-here></select>', 'field'],
    ['a combobox', '<input type="text" role="combobox" data-here>', 'field'],
    ['an entry of a menu', '<ul role="menu"><li role="menuitem" tabindex="-1" data-here></li></ul>', 'field'],
    ['a tick', '<input type="checkbox" data-here>', 'control'],
    ['one of several', '<input type="radio" data-here>', 'control'],
    ['a tab that is not chosen', '<button role="tab" tabindex="-1" data-here></button>', 'control'],
    ['a link', '<a href="/x" data-here>x</a>', 'control'],
  ])('%s', (_name, html, place) => {
    expect(findPlaceIn(html)).toBe(place);
  });

  test('without a focus the place is rest', () => {
    expect([findPlace(null), findPlace(document.body)]).toEqual(['rest', 'rest']);
  });
});

const on = { singleKeys: true };
const off = { singleKeys: false };

describe('a key', () => {
  test.each<[string, Place, KeyAction | null]>([
    ['j', 'rest', 'next'],
    ['j', 'row', 'next'],
    ['j', 'control', 'next'],
    ['j', 'field', null],
    ['j', 'search', null],
    ['k', 'row', 'previous'],
    ['s', 'rest', 'search'],
    ['s', 'search', null],
    ['/', 'rest', 'find'],
    ['/', 'row', 'find'],
    ['/', 'search', null],
    ['?', 'control', 'keys'],
    ['?', 'field', null],
    ['ArrowDown', 'rest', 'next'],
    ['ArrowDown', 'row', 'next'],
    ['ArrowDown', 'search', 'next'],
    ['ArrowDown', 'field', null],
    ['ArrowDown', 'control', null],
    ['ArrowUp', 'row', 'previous'],
    ['ArrowUp', 'rest', null],
    ['ArrowUp', 'search', null],
    ['Enter', 'row', null],
    ['J', 'row', null],
  ])('%s at %s', (key, place, act) => {
    expect(findKeyAction(key, { place, ...on })).toBe(act);
  });

  test.each(['j', 'k', 's', '/', '?'])('%s does nothing once single keys are off', (key) => {
    expect(findKeyAction(key, { place: 'row', ...off })).toBeNull();
  });

  test('the arrows work when single keys are off', () => {
    expect(findKeyAction('ArrowDown', { place: 'row', ...off })).toBe('next');
    expect(findKeyAction('ArrowUp', { place: 'row', ...off })).toBe('previous');
  });
});

describe('the next row', () => {
  test.each([
    ['the neighbor below', 'next', { at: 0, opened: -1 }, 1],
    ['the neighbor above', 'previous', { at: 2, opened: -1 }, 1],
    ['nothing past the last', 'next', { at: 2, opened: -1 }, null],
    ['nothing before the first', 'previous', { at: 0, opened: -1 }, null],
    ['the first from outside', 'next', { at: -1, opened: -1 }, 0],
    ['nothing upwards from outside', 'previous', { at: -1, opened: -1 }, null],
    ['the one opened last, on the way back', 'next', { at: -1, opened: 2 }, 2],
    ['the neighbor, wherever one was before', 'next', { at: 0, opened: 2 }, 1],
  ] as const)('is %s', (_name, act, where, to) => {
    expect(findRowAfter(act, { ...where, count: 3 })).toBe(to);
  });

  test('is null in an empty list', () => {
    expect(findRowAfter('next', { at: -1, opened: -1, count: 0 })).toBeNull();
  });
});
