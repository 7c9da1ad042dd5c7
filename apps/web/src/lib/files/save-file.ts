/** Lifetime of a file's object URL in ms: mobile browsers read it only after they have asked for a location. */
const urlLifetimeMs = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetimeMs);
}
