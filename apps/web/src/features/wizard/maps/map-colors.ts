/** A canvas cannot use custom properties. */
export function readMapColors() {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  return {
    land: colour('--map-land'),
    border: colour('--map-border'),
    highway: colour('--map-highway'),
    asphalt: colour('--state-edge'),
    centreLine: colour('--banner'),
  };
}
