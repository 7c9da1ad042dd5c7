// The image's health check: whether the process answers. It does not ask the database, whose outage no restart ends.
try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/live`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.error(String(error.cause ?? error));
  process.exitCode = 1;
}
