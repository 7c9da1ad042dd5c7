import type { CreateOrderBody, Order, SaveOrderBody } from '@wideload/contract';
import { keepsReview, type DraftOrder, type Problem } from '@wideload/domain';
import type * as z from 'zod/mini';
import { Autosave } from './autosave.ts';
import type { DraftBackup } from './draft-backup.ts';
import { newId } from '../../lib/new-id.ts';
import {
  draftOf,
  emptyOrderForm,
  formAfterSave,
  isSameOrder,
  orderFormOf,
  orderParts,
  saveBodyOf,
  type OrderForm,
  type OrderPart,
} from './order-form.ts';
import { emptyUnitForm } from './unit-form.ts';

/** Delays before a change is saved, in ms (spec [9]). */
export const saveDelay = { step: 1500, mapPoint: 1500, dateRange: 2000, comment: 2000 } as const;

export type OrderPort = {
  read: (id: string) => Promise<Order>;
  create: (body: z.input<typeof CreateOrderBody>) => Promise<Order>;
  save: (id: string, body: z.input<typeof SaveOrderBody>) => Promise<Order>;
};

/** Why a save was refused. `code` is the problem's (`order.stale`, …), undefined when there was no answer at all. */
export type SaveFailure = {
  code: string | undefined;
  message: string;
  mayRetry: boolean;
  problems: readonly Problem[];
};

export type DraftState = {
  form: OrderForm;
  /** The form as the rules read it. */
  draft: DraftOrder;
  /** As the server has it; null until the first save made it. */
  order: Order | null;
  saving: 'saved' | 'changed' | 'saving' | 'failed';
  failure: SaveFailure | null;
};

export type DraftOptions = {
  port: OrderPort;
  order: Order | null;
  /** What a new order begins with; it is no change by itself. */
  prefill?: OrderForm | undefined;
  /** IANA zone by which a new permit starts today. */
  timeZone: string;
  failureOf: (reason: unknown) => SaveFailure;
  /** Where unsaved work is kept when it cannot be sent. */
  backup?: DraftBackup | undefined;
};

/** The wizard's order: what stands on the screen, and its way to the server. No part of the page keeps a second copy. */
export class DraftStore {
  readonly #options: DraftOptions;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  /** Names a new order in every try to make it, so that a lost answer makes no second one. */
  readonly #newId = newId();
  #changed = new Set<OrderPart>();
  #step: number | undefined;
  #state: DraftState;

  constructor(options: DraftOptions) {
    this.#options = options;
    const { order, prefill = emptyOrderForm } = options;
    const kept = order === null || order.status === 'draft' ? (options.backup?.find(order?._id) ?? null) : null;
    // With the version that it was made from, unsaved work meets a newer order as a conflict, and overwrites nothing.
    const base = order === null || kept === null ? order : { ...order, version: kept.version ?? order.version };
    if (kept !== null) this.#changed = new Set(orderParts);
    const stored = order === null ? prefill : orderFormOf(order);
    const form = withUnit(kept === null ? stored : { ...kept.form, permits: permitsOf(kept.form, order) });
    const saving = kept === null ? 'saved' : 'changed';
    this.#state = { form, draft: draftOf(form, base), order: base, saving, failure: null };
    this.#autosave = new Autosave({ send: () => this.#send(), failed: (reason) => this.#fail(reason) });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.#state;

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved;
  }

  /** Sends what an earlier visit could not. */
  resume(): void {
    if (this.#changed.size > 0 && !this.hasUnsaved && !this.#isStale) this.#autosave.schedule(0);
  }

  /** Keeps on the device what is not saved, for a page that may be about to go. */
  keepUnsaved(): void {
    const { form, order } = this.#state;
    if (this.hasUnsaved) this.#options.backup?.keep(order?._id, { version: order?.version ?? null, form });
  }

  /** Puts parts of the form in place and saves them after `delay` ms. A change of anything reviewed takes the mark away. */
  change(parts: Partial<OrderForm>, delay: number = saveDelay.step): void {
    const before = this.#state.draft;
    for (const part of orderParts) if (part in parts) this.#changed.add(part);
    const form = { ...this.#state.form, ...parts };
    const draft = draftOf(form, this.#state.order);
    const reviewed = form.reviewed && ('reviewed' in parts || keepsReview(before, draft));
    // While the server holds another version, only the person can say which one counts.
    const isStale = this.#isStale;
    this.#put({ form: { ...form, reviewed }, draft: { ...draft, reviewed }, saving: isStale ? 'failed' : 'changed' });
    if (!isStale) this.#autosave.schedule(delay);
  }

  /** Sends what is not saved yet, and with `step` the wish to stand there. True when the server has everything. */
  async flush(step?: number): Promise<boolean> {
    if (this.#isStale) return false;
    if (step !== undefined) {
      this.#step = step;
      this.#autosave.schedule(0);
    }
    return this.#autosave.flush();
  }

  /** After a conflict: gives up what stands here for what the server has. Also reads an order that was changed elsewhere on purpose. */
  async loadOther(): Promise<void> {
    const { order } = this.#state;
    if (order === null) return;
    const other = await this.#options.port.read(order._id);
    this.#autosave.cancel();
    this.#options.backup?.drop(order._id);
    this.#changed = new Set();
    const form = withUnit(orderFormOf(other));
    this.#put({ form, draft: draftOf(form, other), order: other, saving: 'saved', failure: null });
  }

  /** After a conflict: saves what stands here over what the server has. */
  async saveOver(): Promise<boolean> {
    const { order, form } = this.#state;
    if (order === null) return false;
    const other = await this.#options.port.read(order._id);
    this.#changed = new Set(orderParts);
    const kept = { ...form, permits: permitsOf(form, other) };
    this.#put({ form: kept, draft: draftOf(kept, other), order: other, failure: null });
    this.#autosave.schedule(0);
    return this.#autosave.flush();
  }

  get #isStale(): boolean {
    return this.#state.failure?.code === 'order.stale';
  }

  async #send(): Promise<void> {
    const { form, order } = this.#state;
    const sent = this.#changed;
    const step = this.#step;
    this.#changed = new Set();
    this.#put({ saving: 'saving' });
    try {
      const answer = order === null ? await this.#create(form, step) : await this.#save(form, order, { sent, step });
      if (this.#step === step) this.#step = undefined;
      this.#accept(answer);
    } catch (reason) {
      const kept = await this.#keptAlready(reason, form);
      if (kept === null) this.#changed = new Set([...sent, ...this.#changed]);
      if (kept === null) throw reason;
      this.#accept(kept);
      // The answer that was lost may have been that of an earlier save, without this wish.
      if (this.#step !== undefined && this.#step > kept.step) await this.#send();
    }
  }

  /** A newer order that says the very same is a save of ours whose answer was lost, and no conflict. */
  async #keptAlready(reason: unknown, form: OrderForm): Promise<Order | null> {
    const { order } = this.#state;
    if (order === null || this.#options.failureOf(reason).code !== 'order.stale') return null;
    const other = await this.#options.port.read(order._id);
    return isSameOrder(form, other) ? other : null;
  }

  #create({ customer, title, company }: OrderForm, step: number | undefined): Promise<Order> {
    return this.#options.port.create({
      _id: this.#newId,
      customer,
      title,
      company: company?._id ?? null,
      step: step ?? 1,
    });
  }

  #save(
    form: OrderForm,
    order: Order,
    { sent, step }: { sent: ReadonlySet<OrderPart>; step: number | undefined },
  ): Promise<Order> {
    const { port, timeZone } = this.#options;
    const wish = step === undefined ? {} : { step };
    return port.save(order._id, { version: order.version, ...wish, timeZone, ...saveBodyOf(form, order, sent) });
  }

  #accept(answer: Order): void {
    this.#options.backup?.drop(this.#state.order?._id);
    const form = formAfterSave(this.#state.form, answer, this.#changed);
    const saving = this.#changed.size === 0 ? 'saved' : 'changed';
    this.#put({ form, draft: draftOf(form, answer), order: answer, saving, failure: null });
  }

  #fail(reason: unknown): boolean {
    const failure = this.#options.failureOf(reason);
    this.#put({ saving: 'failed', failure });
    const { form, order } = this.#state;
    this.#options.backup?.keep(order?._id, { version: order?.version ?? null, form });
    return failure.mayRetry;
  }

  #put(parts: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...parts };
    for (const listener of this.#listeners) listener();
  }
}

/** The permits of the order, with what was typed into them here. */
function permitsOf(form: OrderForm, order: Order | null): OrderForm['permits'] {
  return order === null ? [] : formAfterSave(form, order, new Set(orderParts)).permits;
}

/** There is always a unit to fill in; the server hears of it with its first change. */
function withUnit(form: OrderForm): OrderForm {
  return form.units.length > 0 ? form : { ...form, units: [emptyUnitForm(newId())] };
}
