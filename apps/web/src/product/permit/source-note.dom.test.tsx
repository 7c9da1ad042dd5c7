import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { LimitSource } from './source-note.tsx';
import { sourceWords as words } from './source.texts.ts';

// The first import of the sources takes longer than a finder waits where the machine is busy.
beforeAll(() => import('@wideload/domain/permit-sources'));

function ask(): HTMLElement {
  const question = screen.getByText(words.source, { exact: false, selector: 'summary' });
  const note = question.closest('details');
  if (note === null) throw new Error('The question opens nothing');
  note.open = true;
  fireEvent(note, new Event('toggle'));
  return note;
}

test('the source of a limit is shown when somebody asks for it', async () => {
  render(<LimitSource state="TX" reason={{ what: 'width' }} figure="Texas width limit" words={words} />);
  const note = ask();
  expect(note.textContent).toContain('Source of Texas width limit');
  await screen.findByText(/Texas Department of Motor Vehicles/);
  expect(note.textContent).toContain('Quoted by a third party');
  expect(note.textContent).toMatch(/read no later than \w+ \d+, \d{4}/);
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('href')?.startsWith('http'))).toBe(true);
  expect(screen.queryByText(words.unconfirmed, { exact: false })).toBeNull();
});

test('a limit that only permit services name is marked beside its reason', async () => {
  render(<LimitSource state="ID" reason={{ what: 'width' }} figure="Idaho width limit" words={words} />);
  expect(screen.getByText('(not confirmed by the state)')).toBeDefined();
  expect(ask().textContent).not.toContain('The state’s own text');
  await screen.findAllByText(words.tiers.permit_service);
});

test('a limit of some roads has the source that its figure was taken from', async () => {
  render(<LimitSource state="OK" reason={{ what: 'height_county' }} figure="Oklahoma height limit" words={words} />);
  ask();
  await screen.findByText(/47 O\.S\. 14-103/);
  expect(screen.queryByText(words.unconfirmed, { exact: false })).toBeNull();
});

test('a limit of some roads without a source is marked and named general knowledge', async () => {
  render(
    <LimitSource state="MD" reason={{ what: 'width_undesignated' }} figure="Maryland width limit" words={words} />,
  );
  expect(screen.getByText('(not confirmed by the state)')).toBeDefined();
  ask();
  await screen.findByText(words.none);
});

test('a federal rule is not called the text of the state', async () => {
  render(<LimitSource state="TX" reason={{ what: 'bridge_formula' }} figure="Texas bridge formula" words={words} />);
  ask();
  expect((await screen.findAllByText(words.federal)).length).toBeGreaterThan(0);
  expect(screen.queryByText(words.tiers.official)).toBeNull();
});

test('a reason of a kind that only older rules had has no source to ask for', () => {
  render(<LimitSource state="TX" reason={{ what: 'color' }} figure="" words={words} />);
  expect(document.querySelector('details')).toBeNull();
});
