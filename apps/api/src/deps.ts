import type { FastifyBaseLogger } from 'fastify';
import type { StandIn } from '@wideload/stripe-stand-in';
import type { Config } from '#config/config.ts';
import type { Changes } from '#platform/changes/changes.ts';
import type { DiskRoom } from '#platform/files/disk-room.ts';
import type { Standby } from '#platform/db/standby.ts';
import type { Db } from '#platform/db/transaction.ts';
import type { Documents } from '#platform/documents/documents.ts';
import type { Papers } from '#platform/state-pdfs/pdf-readers.ts';
import type { AccessTokens } from '#platform/http/access-token.ts';
import type { Sessions } from '#platform/http/open-sessions.ts';
import type { Blog } from '#providers/blog/port.ts';
import type { PaymentGateway } from '#providers/payments/port.ts';
import type { CarrierRegistry } from '#providers/registry/port.ts';
import type { Places } from '#providers/routing/shipped.ts';
import type { Router } from '#providers/routing/port.ts';
import type { Clock } from './clock.ts';
import type { DocumentStore } from '#platform/files/document-store.ts';
import type { FileScanner } from '#platform/files/file-scanner.ts';

/** The edges of the program, each replaceable in a test. */
export type Deps = {
  readonly config: Config;
  readonly db: Db;
  /** Paying does not wait for a connection behind requests that an overload may refuse. */
  readonly payingDb: Db;
  readonly standby: Standby;
  readonly changes: Changes;
  readonly sessions: Sessions;
  readonly disk: DiskRoom;
  readonly clock: Clock;
  /** Creates a UUID version 7. */
  readonly ids: () => string;
  readonly accessTokens: AccessTokens;
  readonly registry: CarrierRegistry;
  readonly router: Router;
  readonly places: Places;
  readonly payments: PaymentGateway;
  /** Replaces Stripe in the sandbox; null with Stripe. */
  readonly standIn: StandIn | null;
  readonly documents: Documents;
  readonly papers: Papers;
  readonly documentStore: DocumentStore;
  readonly scanner: FileScanner;
  readonly blog: Blog;
  readonly log: FastifyBaseLogger;
};
