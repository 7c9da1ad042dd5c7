/** The value around the part that was typed; null where signs or spaces keep the text from being found in it as it is. */
export function findMatchedPart(value: string, typed: string): [before: string, part: string, after: string] | null {
  const text = typed.trim().replace(/^#/, '');
  const at = value.toLowerCase().lastIndexOf(text.toLowerCase());
  if (text === '' || at === -1) return null;
  const end = at + text.length;
  return [value.slice(0, at), value.slice(at, end), value.slice(end)];
}
