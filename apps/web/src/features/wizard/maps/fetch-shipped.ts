/** @throws on failure, so that the page can offer a retry. */
export async function fetchShipped<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // The build made the file, and the caller knows its shape.
  return (await response.json()) as Content;
}
