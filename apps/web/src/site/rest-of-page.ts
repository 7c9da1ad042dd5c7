import { isDataSaved } from '#lib/timing/good-connection.ts';
import { layOutRest } from '#ui/layout/lay-out-rest.ts';

/** A picture has a size once it is laid out and displayed, so that of the other theme is not loaded before its theme is chosen. */
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries)
    if (contentRect.width > 0) (target as HTMLImageElement).loading = 'eager';
});

/** Once the page is idle, what is far from the window is laid out and loaded too: archives and previews take a picture of all of it. */
export function completePage(): void {
  if (!isDataSaved()) for (const picture of document.images) sizes.observe(picture);
  void layOutRest(document.querySelectorAll<HTMLElement>('.lazy-layout, .lazy-layout-parts > *'));
}
