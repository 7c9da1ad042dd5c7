/** How long the address of a file stays good, in ms: browsers on phones fetch it only after they have asked where to. */
const goodFor = 60_000;

/** Hands a file to the browser's downloads under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), goodFor);
}
