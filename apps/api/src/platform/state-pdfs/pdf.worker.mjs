// The process's file while nothing is bundled: it gets no loader from the one that starts it. The build leaves this one out.
// A loader reads TypeScript for the versions of Node.js that do not. It takes a thread, whose memory counts as the process's.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api');
  register();
}
await import('./pdf.worker.ts');
