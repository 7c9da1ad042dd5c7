// The thread's file while nothing is bundled: a thread gets no loader from the process that starts it. The build leaves this one out.
import { register } from 'tsx/esm/api';

register();
await import('./papers.worker.ts');
