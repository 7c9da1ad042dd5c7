// The result is drawn twice: by the server as markup, and by the island without React, which would weigh more than all the rest.

/** An element by its name, attributes as in HTML, and what stands in it. */
export type Drawn = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parts: readonly (Drawn | string)[];
};

export function draw(tag: string, attributes: Drawn['attributes'], ...parts: Drawn['parts']): Drawn {
  return { tag, attributes, parts };
}

const svgTags = new Set(['svg', 'g', 'line', 'circle', 'rect', 'path', 'text']);

export function elementOf({ tag, attributes, parts }: Drawn): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts.map((part) => (typeof part === 'string' ? part : elementOf(part))));
  return element;
}
