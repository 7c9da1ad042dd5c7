/** A file of the app's own data. @throws when it cannot be had, so that the page can offer to try again. */
export async function fetchShipped<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // It was made by the build, and its form is known to whoever asks for it.
  return (await response.json()) as Content;
}
