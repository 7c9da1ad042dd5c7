// Checks that components take their texts from a catalog: `*.texts.ts` of their folder, or `site/texts` (docs/decisions/site-and-languages.md).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { root } from './child.mjs';

const source = path.join(root, 'apps/web/src');

/** Pictures are rendered before the build. */
const elsewhere = /(?:^|[/\\])site[/\\](?:pictures|state-card)\.tsx$|\.test\.tsx$/;

/** Texts that are not our wording, each with the reason. */
const exceptions = [
  { text: /^(?:lb|ft|in)$/, why: 'The symbol of a unit is the same in every language.' },
  { text: /^OVERSIZE LOAD$/, why: 'The banner on a drawn truck: states prescribe its words.' },
  { text: /^W = 500 /, why: 'The federal bridge formula (23 U.S.C. 127), as the law writes it.' },
  { text: /^\//, why: 'The address that a form is sent to.' },
];
const hasLetters = (text) => /\p{L}/u.test(text);
const isOurs = (text) => hasLetters(text) && !exceptions.some((exception) => exception.text.test(text.trim()));

/** Attributes and properties of choices that people read or hear. */
const told = new Set(
  (
    'alt aria-description aria-label aria-roledescription aria-valuetext data-label placeholder title action cancel caption ' +
    'confirm description detail hint intro label legend message nothing question save summary text unit word'
  ).split(' '),
);

const wrappers = new Set([
  'JSXExpressionContainer',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
]);

/** The strings that an expression may evaluate to. */
function listStrings(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [[node, node.value]] : [];
  // A template without a space is an id or an address.
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((part) => [node, part.value.cooked]).filter(([, text]) => text.includes(' '));
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(listStrings);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(listStrings);
  if (node.type === 'BinaryExpression')
    return node.operator === '+' ? [node.left, node.right].flatMap(listStrings) : [];
  return wrappers.has(node.type) ? listStrings(node.expression) : [];
}

function stringsAt(node) {
  if (node.type === 'JSXText') return [[node, node.value]];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(listStrings);
  const sendsStorageEvent =
    (node.type === 'JSXAttribute' && node.value !== null && told.has(node.name.name)) ||
    (node.type === 'Property' && told.has(node.key.name));
  return sendsStorageEvent ? listStrings(node.value) : [];
}

function* walkNodes(node) {
  if (typeof node.type === 'string') yield node;
  for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) yield* walkNodes(part);
}

/** @returns {{ line: number, text: string }[]} texts outside the catalog. */
export function listTextsIn(name, code) {
  const { program, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const found = [...walkNodes(program)].flatMap(stringsAt).filter(([, text]) => isOurs(text));
  return found.map(([{ start }, text]) => ({
    line: code.slice(0, start + text.search(/\S/)).split('\n').length,
    text: text.trim().replaceAll(/\s+/g, ' '),
  }));
}

function check() {
  const files = readdirSync(source, { recursive: true }).map(String);
  const components = files.filter((file) => file.endsWith('.tsx') && !elsewhere.test(file));
  const found = components.flatMap((file) =>
    listTextsIn(file, readFileSync(path.join(source, file), 'utf8')).map((text) => ({ file, ...text })),
  );
  for (const { file, line, text } of found) console.error(`apps/web/src/${file}:${line}: “${text}”`);
  if (found.length > 0)
    console.error('    Move it to the *.texts.ts of its folder; of the public site to site/texts, in every language.');
  // A parser that finds nothing would always pass.
  if (components.length < 100) throw new Error(`Only ${components.length} components were read.`);
  console.log(`${found.length} texts outside of the catalog in ${components.length} components.`);
  return found.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(check() ? 0 : 1);
