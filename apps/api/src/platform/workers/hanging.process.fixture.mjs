// Loads, and answers no job.
process.on('message', () => {});
process.send('loaded');
