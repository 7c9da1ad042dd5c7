/** `I-40 at the Oklahoma line` of `I-40 at the Oklahoma line, near Texola, OK`: enough beside the other end. */
export function shortenPlace(name: string): string {
  return name.replace(/( line), .*$/, '$1');
}
