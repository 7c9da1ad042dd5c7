const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** @returns a function that tells whether the user has begun to work with the document. */
export function watchMoves(): () => boolean {
  let isMoved = false;
  const note = () => (isMoved = true);
  for (const move of moves) addEventListener(move, note, { capture: true, passive: true, once: true });
  return () => isMoved;
}
