const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The browser's own style follows its theme; only what a thumb needs is set. */
function render(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} - Wideload</title>
</head>
<body>
<main style="max-width: 40rem; margin: 1rem auto; font: 1.125rem/1.5 sans-serif; overflow-wrap: anywhere">
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

export function renderAsked(address: string): string {
  return render(
    'No more messages?',
    `<p>Carriers send links to the permits of their trips, and news about them, to ${escapeHtml(address)}.</p>
<form method="post"><button style="min-height: 3rem; padding: 0 1rem; font: inherit">Send me no more</button></form>`,
  );
}

export function renderDone(address: string): string {
  return render(
    'No more messages',
    `<p>No carrier can send anything to ${escapeHtml(address)} from here any more. If you have an account, you still get its mails.</p>`,
  );
}

export function renderUnknown(): string {
  return render('This link is not whole', '<p>Open it from the mail again, or copy all of it.</p>');
}
