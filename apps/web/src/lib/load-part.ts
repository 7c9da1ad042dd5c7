/** Those that are there or on their way. One that fails is forgotten, so that the next try asks for it again. */
const files = new Map<string, Promise<void>>();

/** The network or the server did not bring a file of a part. */
export class PartNotLoaded extends TypeError {}

/** The server has another release by now, and this file no more: only a reload helps. */
export class PartIsGone extends PartNotLoaded {}

const NOT_FOUND = 404;

async function fetchScript(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new (answer.status === NOT_FOUND ? PartIsGone : PartNotLoaded)(address);
  // The import then takes it from the browser's cache.
  await answer.arrayBuffer();
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      // The event does not say whether the server has the file no more; its answer does.
      fetchScript(address).then(reject, reject);
    });
    document.head.append(link);
  });
}

/** The page itself came with these. */
const isInPage = (file: string) =>
  document.querySelector(`link:is([rel=modulepreload], [rel=stylesheet])[href="/${file}"], script[src="/${file}"]`) !==
  null;

function bring(file: string): Promise<void> {
  const known = files.get(file);
  if (known !== undefined) return known;
  if (isInPage(file)) return Promise.resolve();
  const address = `/${file}`;
  const brought = (file.endsWith('.css') ? addStyles(address) : fetchScript(address)).catch((cause) => {
    files.delete(file);
    throw cause instanceof PartNotLoaded ? cause : new PartNotLoaded(address, { cause });
  });
  files.set(file, brought);
  return brought;
}

/**
 * Imports a part of the product when all its files are there. The build has each `import()` go through it, in place of Vite's own
 * preloading: Firefox keeps a failed import or `modulepreload` for as long as the page is open, and "Try again" would ask for nothing.
 * @param names of the files, without the leading slash: that of the part, those it imports, and their styles
 * @throws PartNotLoaded if a file does not arrive, PartIsGone if the server has it no more
 */
export async function loadPart<T>(importPart: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  await Promise.all(names.map(bring));
  return importPart();
}
