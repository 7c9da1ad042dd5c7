import { readConfig } from '#config/config.ts';
import { serve } from '#start/serve.ts';

/** Runs `main.ts serve` without the web app. */
await serve(readConfig(process.env), 'no web app');
