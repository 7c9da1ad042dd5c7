import { readConfig } from '../../src/config/config.ts';
import { serve } from '../../src/start/serve.ts';

/** What `main.ts serve` does, but for the web app. */
await serve(readConfig(process.env), 'no web app');
