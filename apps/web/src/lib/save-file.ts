/** Mobile browsers read the URL only after the user has chosen a location. */
const urlLifetimeMs = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), urlLifetimeMs);
}
