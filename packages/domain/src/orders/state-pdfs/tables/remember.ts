/** Forms have fewer labels; when as many texts are known, all are forgotten. */
const MOST = 4000;
const LONG = 60;

/**
 * Remembers what was read of a text without a digit: the labels of forms are the same from paper to paper, and looking for one takes
 * longer than all other reading. Values, as numbers and VINs, are not kept.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONG || /\d/.test(text)) return read(text);
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= MOST) known.clear();
      known.set(text, found);
    }
    return found;
  };
}
