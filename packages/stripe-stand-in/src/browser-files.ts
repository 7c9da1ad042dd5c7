import { readFile } from 'node:fs/promises';
import { testCards } from './test-cards.ts';

const files: Readonly<Record<string, string>> = {
  'stripe.js': 'text/javascript',
  'frame.html': 'text/html',
  'frame.js': 'text/javascript',
  'frame.css': 'text/css',
  'card-entry.js': 'text/javascript',
};

export async function readBrowserFile(name: string): Promise<{ type: string; content: string } | null> {
  if (name === 'cards.json') {
    const cards = testCards.map(({ number, alias, title, brand }) => ({ number, alias, title, brand }));
    return { type: 'application/json', content: JSON.stringify(cards) };
  }
  const type = files[name];
  if (type === undefined) return null;
  return { type, content: await readFile(new URL(`../browser/${name}`, import.meta.url), 'utf8') };
}
