/** A dash in place of a value, with `meaning` for screen readers. */
export function NoValue({ meaning }: { meaning: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{meaning}</span>
    </>
  );
}
