/** The map's colours of the theme that the page shows. A canvas knows no custom properties. */
export function mapColours() {
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
