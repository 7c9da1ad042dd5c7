// Takes as much memory outside the heap of JavaScript as the job says, and answers with it.
process.on('message', ({ job }) => {
  const taken = Array.from({ length: job.megabytes / 10 }, () => Buffer.alloc(10 * 1024 * 1024, 1));
  process.send({ result: taken.length * 10 });
});
process.send('loaded');
