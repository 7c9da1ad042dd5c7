// The process's file while nothing is bundled: it gets no loader from the one that starts it. The build leaves this one out.
import { register } from 'tsx/esm/api';

register();
await import('./pdf.worker.ts');
