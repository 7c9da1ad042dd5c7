import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';

// Compiled schemas would need `unsafe-eval` in the Content-Security-Policy.
z.config({ jitless: true });

/** What a form takes to be judged by a schema of the contract. */
export const schemaResolver = zodResolver;
