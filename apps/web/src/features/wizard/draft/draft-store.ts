import type { CreateOrderBody, FieldMessage, Order, SaveOrderBody, UsualDetails } from '@wideload/contract';
import { findCurrentUnit, isReviewKept, orderTextKeys, selectOrderTexts, type DraftOrder } from '@wideload/domain';
import type * as z from 'zod/mini';
import { createId } from '#lib/create-id.ts';
import { Autosave } from './autosave.ts';
import type { CheckedLoad } from './checked-load.ts';
import type { DraftBackup, KeptDraft } from './draft-backup.ts';
import { createDraftStart, noVersion } from './draft-start.ts';
import { mergeForms, type Choices, type Sides, mergeDraft, fillBlanks, reuseEqualParts } from './merge-forms.ts';
import { findDifferingParts, type AnswerPath } from './order-answers.ts';
import {
  carryPermits,
  toDraftOrder,
  applySave,
  toOrderForm,
  orderParts,
  toSaveBody,
  ensureUnit,
  type OrderForm,
  type OrderPart,
} from './order-form.ts';

/** Autosave delays in ms (spec [9]). */
export const saveDelay = { step: 1500, mapPoint: 1500, dateRange: 2000, comment: 2000 } as const;

/** The first save creates the order with these parts only; a second one sends the rest. */
const firstParts: ReadonlySet<OrderPart> = new Set(['customer', ...orderTextKeys, 'company']);
/** Maximum number of unanswered saves to remember: the server may have stored any of them. */
const mostSent = 5;

export type OrderPort = {
  read: (id: string) => Promise<Order>;
  create: (body: z.input<typeof CreateOrderBody>) => Promise<Order>;
  save: (id: string, body: z.input<typeof SaveOrderBody>) => Promise<Order>;
};

/** `code` is the problem code (`order.stale`, …); undefined when the server did not answer. */
export type SaveFailure = {
  code: string | undefined;
  message: string;
  mayRetry: boolean;
  problems: readonly FieldMessage[];
};

/** A change of the draft that the user did not make; shown until dismissed. */
export type DraftNews =
  | { what: 'checked-load'; load: CheckedLoad }
  /** The backup of an earlier visit, stored at `at` (ms), is on the screen. */
  | { what: 'restored'; at: number }
  /** Changes saved elsewhere at `at` were merged into the local ones; `taken` lists the answers from there. */
  | { what: 'merged'; at: string; taken: readonly AnswerPath[] };

export type DraftState = {
  form: OrderForm;
  draft: DraftOrder;
  /** The server's latest version; null until the first save creates the order. */
  order: Order | null;
  saving: 'saved' | 'changed' | 'saving' | 'failed';
  failure: SaveFailure | null;
  /** The unit that was selected last, here or on another device; null without units. */
  shownUnit: string | null;
  isKept: boolean;
  /** The server's version while the user has to resolve a conflict. */
  other: Order | null;
  news: DraftNews | null;
};

export type DraftOptions = {
  port: OrderPort;
  /** The stored order; null for a new one, and when the server cannot be reached. */
  order: Order | null;
  /** The initial form of a new order; it does not count as a change. */
  prefill?: OrderForm | undefined;
  kept?: KeptDraft | null | undefined;
  checkedLoad?: CheckedLoad | null | undefined;
  /** IANA time zone that decides which day a new permit starts. */
  timeZone: string;
  failureOf: (reason: unknown) => SaveFailure;
  backup?: DraftBackup | undefined;
};

/**
 * Holds the wizard's order and saves it to the server. It is the only copy on the page. Every change goes to the
 * browser's backup first and leaves it only when the server has stored it.
 */
export class DraftStore {
  readonly #options: DraftOptions;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  /** Each attempt to create the order sends this id, so that a retry after a lost answer creates no second one. */
  #id: string;
  #changed: Set<OrderPart>;
  #step: number | undefined;
  /** False when a save got no answer, because the server's content is then unknown. */
  #isBaseKnown: boolean;
  #sent: readonly OrderForm[];
  /** The last form that an earlier visit sent without an answer. */
  readonly #sentBefore: OrderForm | null;
  /** The server may already have the new order: an earlier visit tried to create it. */
  #mayBeMade: boolean;
  /** The order that was deleted elsewhere, until its permit texts are copied to the new permits. */
  #deleted: { order: Order; form: OrderForm } | null = null;
  #state: DraftState;

  constructor(options: DraftOptions) {
    this.#options = options;
    const { id, order, form, changed, isBaseKnown, sent, keptAt } = createDraftStart(options);
    this.#id = id;
    this.#changed = changed;
    this.#isBaseKnown = isBaseKnown;
    this.#sent = sent;
    this.#sentBefore = sent.at(-1) ?? null;
    this.#mayBeMade = keptAt !== null && order === null;
    this.#state = {
      form,
      draft: toDraftOrder(form, order),
      order,
      saving: changed.size === 0 ? 'saved' : 'changed',
      failure: null,
      shownUnit: findCurrent(order),
      isKept: keptAt !== null,
      other: null,
      news: createFirstNews(options, keptAt),
    };
    this.#autosave = new Autosave({ send: () => this.#send(), failed: (reason) => this.#fail(reason) });
    if (changed.size === 0 && options.kept) options.backup?.drop(options.kept.id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.#state;

  get id(): string {
    return this.#id;
  }

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved || this.#changed.size > 0;
  }

  get #isUnitDue(): boolean {
    const { order, shownUnit } = this.#state;
    const isKnown = order?.units.some(({ _id }) => _id === shownUnit) ?? false;
    return isKnown && findCurrent(order) !== shownUnit;
  }

  get sides(): Sides | null {
    const { form, other } = this.#state;
    return other === null ? null : { base: this.#base, mine: form, theirs: toOrderForm(other) };
  }

  /** The order on which the local changes are based; for an order that this visit never loaded, the form that an earlier visit sent. */
  get #base(): OrderForm | null {
    const { order } = this.#state;
    return order !== null && this.#isBaseKnown ? toOrderForm(order) : this.#sentBefore;
  }

  resume(): void {
    if (this.#changed.size === 0 || this.#state.other !== null) return;
    this.#autosave.schedule(0);
  }

  dismissNews(): void {
    this.#put({ news: null });
  }

  /** Dismisses news that the previous step showed, except for the load of a load check, which concerns several steps. */
  leaveStep(): void {
    if (this.#state.news !== null && this.#state.news.what !== 'checked-load') this.dismissNews();
  }

  /** Applies parts of the form and saves them after `delay` ms. Changing a reviewed answer clears the review mark. */
  change(parts: Partial<OrderForm>, delay: number = saveDelay.step): void {
    const before = this.#state.draft;
    for (const part of orderParts) if (part in parts) this.#changed.add(part);
    const form = { ...this.#state.form, ...parts };
    const draft = toDraftOrder(form, this.#state.order);
    const reviewed = form.reviewed && ('reviewed' in parts || isReviewKept(before, draft));
    // During a conflict nothing is saved until the user resolves it.
    const isHeld = this.#state.other !== null;
    this.#put({ form: { ...form, reviewed }, draft: { ...draft, reviewed }, saving: isHeld ? 'failed' : 'changed' });
    this.#keep();
    if (!isHeld) this.#autosave.schedule(delay);
  }

  /** Fills what is blank in a new order. Like a prefill, it is no change, and a part that the user changed stays as it is. */
  fillIn(details: UsualDetails): void {
    const { form, order, saving } = this.#state;
    if (order !== null || saving === 'saving') return;
    const filled = fillBlanks(form, details, this.#changed);
    this.#put({ form: filled, draft: toDraftOrder(filled, null) });
  }

  /** The order stores the selected unit so that another device opens it; the selection is no answer and clears no review. */
  showUnit(id: string): void {
    if (id === this.#state.shownUnit) return;
    this.#put({ shownUnit: id });
    if (this.#isUnitDue && this.#state.other === null) this.#autosave.schedule(0);
  }

  /** Saves pending changes, and with `step` also the step to resume at. True when the server has everything. */
  async flush(step?: number): Promise<boolean> {
    if (this.#state.other !== null) return false;
    if (step !== undefined) {
      this.#step = step;
      this.#autosave.schedule(0);
    }
    return this.#autosave.flush();
  }

  async loadOther(): Promise<void> {
    const { order } = this.#state;
    if (order === null) return;
    const other = await this.#options.port.read(order._id);
    this.#adopt(toOrderForm(other), other, null);
  }

  /** Saves the merge after a conflict; where the user made no choice, the local answer wins. */
  async resolve(choices: Choices): Promise<boolean> {
    const { sides } = this;
    const { other } = this.#state;
    if (sides === null || other === null) return true;
    this.#adopt(mergeForms(sides, choices).form, other, null);
    return this.#autosave.flush();
  }

  async saveAsNew(): Promise<boolean> {
    const { form, order } = this.#state;
    const old = this.#id;
    if (order !== null) this.#deleted = { order, form };
    this.#id = createId();
    this.#changed = new Set(orderParts);
    this.#sent = [];
    this.#put({ order: null, draft: toDraftOrder(form, null), failure: null, saving: 'changed' });
    this.#keep();
    this.#options.backup?.drop(old);
    this.#autosave.schedule(0);
    return this.#autosave.flush();
  }

  async #send(): Promise<void> {
    if (this.#mayBeMade) await this.#findMade();
    const { form, order } = this.#state;
    const step = this.#step;
    const shown = this.#state.shownUnit;
    const sent = this.#changed;
    const isUnitOnly = sent.size === 0 && step === undefined;
    this.#changed = new Set(order === null ? [...sent].filter((part) => !firstParts.has(part)) : []);
    this.#sent = [...this.#sent, form].slice(-mostSent);
    if (sent.size > 0) this.#keep();
    if (!isUnitOnly) this.#put({ saving: 'saving' });
    try {
      const answer = order === null ? await this.#create(form, step) : await this.#save(form, order, { sent, step });
      if (this.#step === step) this.#step = undefined;
      this.#accept(answer);
      // The user selected another unit during the save.
      if (this.#state.shownUnit !== shown && this.#isUnitDue) this.#autosave.schedule(0);
    } catch (reason) {
      this.#changed = new Set([...sent, ...this.#changed]);
      const isStale = this.#options.failureOf(reason).code === 'order.stale';
      // The next save sends it along: a failed tab change deserves no warning.
      if (isUnitOnly && this.#changed.size === 0 && !isStale) return;
      if (!isStale || order === null || !this.#join(await this.#options.port.read(order._id))) throw reason;
    }
  }

  #create(form: OrderForm, step: number | undefined): Promise<Order> {
    const { customer, company } = form;
    const parts = { ...selectOrderTexts(form), customer, company: company?._id ?? null };
    return this.#options.port.create({ _id: this.#id, ...parts, step: Math.min(step ?? 1, 2) });
  }

  #save(
    form: OrderForm,
    order: Order,
    { sent, step }: { sent: ReadonlySet<OrderPart>; step: number | undefined },
  ): Promise<Order> {
    const { port, timeZone } = this.#options;
    const wish = step === undefined ? {} : { step };
    const parts = this.#isUnitDue ? new Set([...sent, 'units' as const]) : sent;
    const body = toSaveBody(form, order, {
      parts,
      current: findCurrentUnit(this.#state.draft.units, this.#state.shownUnit),
    });
    return port.save(order._id, { version: order.version, ...wish, timeZone, ...body });
  }

  /** Looks for an order that an earlier visit may have created without receiving the answer. */
  async #findMade(): Promise<void> {
    const { port, failureOf } = this.#options;
    try {
      const made = await port.read(this.#id);
      this.#isBaseKnown = false;
      this.#put({ order: { ...made, version: noVersion } });
    } catch (reason) {
      if (failureOf(reason).code !== 'not-found') throw reason;
    }
    this.#mayBeMade = false;
  }

  #join(other: Order): boolean {
    const joined = mergeDraft({ base: this.#base, form: this.#state.form, sent: this.#sent }, other);
    if (joined === null) {
      this.#put({ other });
      return false;
    }
    const { form, taken } = joined;
    this.#adopt(form, other, taken.length === 0 ? null : { what: 'merged', at: other.updatedAt, taken });
    return true;
  }

  #adopt(form: OrderForm, other: Order, news: DraftNews | null): void {
    const whole = ensureUnit(form);
    this.#begin(other);
    this.#changed = findDifferingParts(whole, toOrderForm(other));
    if (this.#step !== undefined && this.#step <= other.step) this.#step = undefined;
    this.#autosave.cancel();
    const saving = this.#changed.size === 0 ? 'saved' : 'changed';
    const found = { order: other, other: null, failure: null };
    this.#put({ form: whole, draft: toDraftOrder(whole, other), saving, news: news ?? this.#state.news, ...found });
    this.#keepOrDrop();
    if (this.#changed.size > 0 || this.#step !== undefined || this.#isUnitDue) this.#autosave.schedule(0);
  }

  #accept(answer: Order): void {
    const before = this.#state.order;
    const isNew = before === null;
    this.#begin(answer);
    const form = applySave(this.#withDeleted(answer), { before, answer, changed: this.#changed });
    const saving = this.#changed.size === 0 ? 'saved' : 'changed';
    this.#put({ form, draft: toDraftOrder(form, answer), order: answer, saving, failure: null });
    this.#keepOrDrop();
    if (isNew && this.#changed.size > 0) this.#autosave.schedule(0);
  }

  #begin(order: Order): void {
    this.#id = order._id;
    this.#isBaseKnown = true;
    this.#mayBeMade = false;
    this.#sent = [];
  }

  #withDeleted(answer: Order): OrderForm {
    const { form } = this.#state;
    if (this.#deleted === null || answer.permits.length === 0) return form;
    const permits = carryPermits(this.#deleted, answer);
    this.#deleted = null;
    this.#changed.add('permits');
    this.#autosave.schedule(0);
    return { ...form, permits };
  }

  #fail(reason: unknown): boolean {
    const failure = this.#options.failureOf(reason);
    this.#put({ saving: 'failed', failure });
    this.#keep();
    return failure.mayRetry;
  }

  #keepOrDrop(): void {
    if (this.#changed.size > 0) this.#keep();
    else this.#options.backup?.drop(this.#id);
  }

  #keep(): void {
    const { form, order } = this.#state;
    const base = { order: this.#isBaseKnown ? order : null, version: order?.version ?? null };
    const draft = { id: this.#id, at: Date.now(), ...base, form, sent: this.#sent };
    const isKept = this.#options.backup?.keep(draft) ?? false;
    if (isKept !== this.#state.isKept) this.#put({ isKept });
  }

  #put(parts: Partial<DraftState>): void {
    this.#state = reuseEqualParts(this.#state, { ...this.#state, ...parts });
    for (const listener of this.#listeners) listener();
  }
}

function findCurrent(order: Order | null): string | null {
  return order?.units.find(({ current }) => current)?._id ?? null;
}

function createFirstNews({ checkedLoad }: DraftOptions, keptAt: number | null): DraftNews | null {
  if (checkedLoad) return { what: 'checked-load', load: checkedLoad };
  return keptAt === null ? null : { what: 'restored', at: keptAt };
}
