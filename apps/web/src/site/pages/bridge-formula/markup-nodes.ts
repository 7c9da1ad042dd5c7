// The result has two renderers: the server makes markup, and the island works without React, which would outweigh all the rest.

export type Drawn = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  parts: readonly (Drawn | string)[];
};

export function draw(tag: string, attributes: Drawn['attributes'], ...parts: Drawn['parts']): Drawn {
  return { tag, attributes, parts };
}

const svgTags = new Set(['svg', 'g', 'line', 'circle', 'rect', 'path', 'text']);

export function toElement({ tag, attributes, parts }: Drawn): Element {
  const element = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts.map((part) => (typeof part === 'string' ? part : toElement(part))));
  return element;
}
