import { decodeLinkText } from '@wideload/domain';

/** The places of a link to directions: `…/maps/dir/Dallas,+TX/Houston,+TX/@31,-96,8z`. */
export function listStops(link: string): string[] {
  const path = /\/maps\/dir\/([^?#@\s]*)/i.exec(link)?.[1] ?? '';
  const inPath = path.split('/').filter((part) => !part.startsWith('data='));
  const asked = ['saddr', 'daddr'].map((name) => new RegExp(`[?&]${name}=([^&#\\s]+)`, 'i').exec(link)?.[1] ?? '');
  const stops = [...inPath, ...(asked.includes('') ? [] : asked)].map((part) => decodeLinkText(part));
  return stops.filter((stop) => stop !== '');
}
