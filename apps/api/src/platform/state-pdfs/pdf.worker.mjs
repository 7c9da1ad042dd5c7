// The process's file while nothing is bundled: it gets no loader from the one that starts it. The build leaves this one out.
// Where Node.js does not read TypeScript by itself, a loader has to. It takes a thread, whose memory counts as the process's.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./pdf.worker.ts');
