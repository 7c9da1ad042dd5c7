import type { CreateOrderBody, Order, SaveOrderBody } from '@wideload/contract';
import { findCurrentUnit, isReviewKept, type DraftOrder, type Problem } from '@wideload/domain';
import type * as z from 'zod/mini';
import { newId } from '../../../lib/new-id.ts';
import { Autosave } from './autosave.ts';
import type { BroughtLoad } from './brought-load.ts';
import type { DraftBackup, KeptDraft } from './draft-backup.ts';
import { draftStart, noVersion } from './draft-start.ts';
import { joinedDraft } from './joined-draft.ts';
import { mergeForms, type Choices, type Sides } from './merge-forms.ts';
import { differingParts, type AnswerPath } from '../forms/order-answers.ts';
import {
  carriedPermits,
  draftOf,
  formAfterSave,
  orderFormOf,
  orderParts,
  saveBodyOf,
  withUnit,
  type OrderForm,
  type OrderPart,
} from '../forms/order-form.ts';

/** Delays before a change is saved, in ms (spec [9]). */
export const saveDelay = { step: 1500, mapPoint: 1500, dateRange: 2000, comment: 2000 } as const;

/** What the first save of an order brings; the rest follows when the order is there. */
const firstParts: ReadonlySet<OrderPart> = new Set(['customer', 'title', 'poNumber', 'company']);
/** How many unanswered saves are remembered: each may be the one that the server has. */
const mostSent = 5;

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

/** What happened to the draft without the person's doing, said until it was read. */
export type DraftNews =
  /** The states and the load came with a load check. */
  | { what: 'brought'; load: BroughtLoad }
  /** What the device kept at an earlier visit (`at` in ms) is on the screen again. */
  | { what: 'restored'; at: number }
  /** What was changed elsewhere until `at` was put together with what was typed here; `taken` came from there. */
  | { what: 'merged'; at: string; taken: readonly AnswerPath[] };

export type DraftState = {
  form: OrderForm;
  /** The form as the rules read it. */
  draft: DraftOrder;
  /** As the server had it last; null until the first save made it. */
  order: Order | null;
  saving: 'saved' | 'changed' | 'saving' | 'failed';
  failure: SaveFailure | null;
  /** The id of the unit that was shown last, here or, before that, elsewhere; null where none was. */
  shownUnit: string | null;
  /** Whether the device has what the server has not. */
  isKept: boolean;
  /** What the server has instead, while a person has to choose between the two. */
  other: Order | null;
  news: DraftNews | null;
};

export type DraftOptions = {
  port: OrderPort;
  /** The stored order; null for a new one, and where the server cannot be asked. */
  order: Order | null;
  /** What a new order begins with; it is no change by itself. */
  prefill?: OrderForm | undefined;
  /** What the device kept of this draft. */
  kept?: KeptDraft | null | undefined;
  /** Of a load check, for a new order. */
  brought?: BroughtLoad | null | undefined;
  /** IANA zone by which a new permit starts today. */
  timeZone: string;
  failureOf: (reason: unknown) => SaveFailure;
  backup?: DraftBackup | undefined;
};

/**
 * The wizard's order: what stands on the screen, and its way to the server. No part of the page keeps a second copy. Every change is on the device
 * before anything else happens to it, and leaves the device only when the server has it.
 */
export class DraftStore {
  readonly #options: DraftOptions;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  /** Names the order in every try to make it, so that a lost answer makes no second one. */
  #id: string;
  #changed: Set<OrderPart>;
  #step: number | undefined;
  /** False where a save was never answered: the content that the work is based on is then unknown. */
  #isBaseKnown: boolean;
  #sent: readonly OrderForm[];
  /** What an earlier visit sent last and heard no answer to. */
  readonly #sentBefore: OrderForm | null;
  /** The server may know the new order already: an earlier visit tried to make it. */
  #mayBeMade: boolean;
  /** The order that was deleted elsewhere, until its permits' texts have found the new ones. */
  #deleted: { order: Order; form: OrderForm } | null = null;
  #state: DraftState;

  constructor(options: DraftOptions) {
    this.#options = options;
    const { id, order, form, changed, isBaseKnown, sent, keptAt } = draftStart(options);
    this.#id = id;
    this.#changed = changed;
    this.#isBaseKnown = isBaseKnown;
    this.#sent = sent;
    this.#sentBefore = sent.at(-1) ?? null;
    this.#mayBeMade = keptAt !== null && order === null;
    this.#state = {
      form,
      draft: draftOf(form, order),
      order,
      saving: changed.size === 0 ? 'saved' : 'changed',
      failure: null,
      shownUnit: currentIn(order),
      isKept: keptAt !== null,
      other: null,
      news: firstNews(options, keptAt),
    };
    this.#autosave = new Autosave({ send: () => this.#send(), failed: (reason) => this.#fail(reason) });
    if (changed.size === 0 && options.kept) options.backup?.drop(options.kept.id);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.#state;

  /** The order's id, also before the server knows it. */
  get id(): string {
    return this.#id;
  }

  get hasUnsaved(): boolean {
    return this.#autosave.hasUnsaved || this.#changed.size > 0;
  }

  /** The server holds another unit for the one that is shown. */
  get #isUnitDue(): boolean {
    const { order, shownUnit } = this.#state;
    const isKnown = order?.units.some(({ _id }) => _id === shownUnit) ?? false;
    return isKnown && currentIn(order) !== shownUnit;
  }

  /** The versions to choose between after a conflict; null while there is none. */
  get sides(): Sides | null {
    const { form, other } = this.#state;
    return other === null ? null : { base: this.#base, mine: form, theirs: orderFormOf(other) };
  }

  /** What the work here began from: the order as it was, or for one that was never seen what an earlier visit sent of it. */
  get #base(): OrderForm | null {
    const { order } = this.#state;
    return order !== null && this.#isBaseKnown ? orderFormOf(order) : this.#sentBefore;
  }

  /** Sends at once what waits: work of an earlier visit, or for a network that is back. */
  resume(): void {
    if (this.#changed.size === 0 || this.#state.other !== null) return;
    this.#autosave.schedule(0);
  }

  /** The news were read. */
  dismissNews(): void {
    this.#put({ news: null });
  }

  /** Another step was opened: what happened to the draft was said on the one before. What a load check brought concerns several. */
  leaveStep(): void {
    if (this.#state.news !== null && this.#state.news.what !== 'brought') this.dismissNews();
  }

  /** Puts parts of the form in place and saves them after `delay` ms. A change of anything reviewed takes the mark away. */
  change(parts: Partial<OrderForm>, delay: number = saveDelay.step): void {
    const before = this.#state.draft;
    for (const part of orderParts) if (part in parts) this.#changed.add(part);
    const form = { ...this.#state.form, ...parts };
    const draft = draftOf(form, this.#state.order);
    const reviewed = form.reviewed && ('reviewed' in parts || isReviewKept(before, draft));
    // While there are two versions only the person can say what counts.
    const isHeld = this.#state.other !== null;
    this.#put({ form: { ...form, reviewed }, draft: { ...draft, reviewed }, saving: isHeld ? 'failed' : 'changed' });
    this.#keep();
    if (!isHeld) this.#autosave.schedule(delay);
  }

  /** Which unit is shown belongs to the order, so that another device opens it; it is no answer, and changes none. */
  showUnit(id: string): void {
    if (id === this.#state.shownUnit) return;
    this.#put({ shownUnit: id });
    if (this.#isUnitDue && this.#state.other === null) this.#autosave.schedule(0);
  }

  /** Sends what is not saved yet, and with `step` the wish to stand there. True when the server has everything. */
  async flush(step?: number): Promise<boolean> {
    if (this.#state.other !== null) return false;
    if (step !== undefined) {
      this.#step = step;
      this.#autosave.schedule(0);
    }
    return this.#autosave.flush();
  }

  /** Gives up what stands here for what the server has, as after an order was changed elsewhere on purpose. */
  async loadOther(): Promise<void> {
    const { order } = this.#state;
    if (order === null) return;
    const other = await this.#options.port.read(order._id);
    this.#adopt(orderFormOf(other), other, null);
  }

  /** After a conflict: saves what was put together by the person's choices; mine stands where none was made. */
  async resolve(choices: Choices): Promise<boolean> {
    const { sides } = this;
    const { other } = this.#state;
    if (sides === null || other === null) return true;
    this.#adopt(mergeForms(sides, choices).form, other, null);
    return this.#autosave.flush();
  }

  /** After the order was deleted or paid elsewhere: makes another one of what stands here. */
  async saveAsNew(): Promise<boolean> {
    const { form, order } = this.#state;
    const old = this.#id;
    if (order !== null) this.#deleted = { order, form };
    this.#id = newId();
    this.#changed = new Set(orderParts);
    this.#sent = [];
    this.#put({ order: null, draft: draftOf(form, null), failure: null, saving: 'changed' });
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
      // Another tab was opened meanwhile.
      if (this.#state.shownUnit !== shown && this.#isUnitDue) this.#autosave.schedule(0);
    } catch (reason) {
      this.#changed = new Set([...sent, ...this.#changed]);
      const isStale = this.#options.failureOf(reason).code === 'order.stale';
      // The next save brings it along: that a tab was opened is not worth a warning.
      if (isUnitOnly && this.#changed.size === 0 && !isStale) return;
      if (!isStale || order === null || !this.#join(await this.#options.port.read(order._id))) throw reason;
    }
  }

  #create({ customer, title, poNumber, company }: OrderForm, step: number | undefined): Promise<Order> {
    const parts = { customer, title, poNumber, company: company?._id ?? null };
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
    const body = saveBodyOf(form, order, {
      parts,
      current: findCurrentUnit(this.#state.draft.units, this.#state.shownUnit),
    });
    return port.save(order._id, { version: order.version, ...wish, timeZone, ...body });
  }

  /** Looks for the order that an earlier visit may have made, and whose answer never came. */
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

  /** Puts what the server has together with what stands here; false where a person has to choose. */
  #join(other: Order): boolean {
    const joined = joinedDraft({ base: this.#base, form: this.#state.form, sent: this.#sent }, other);
    if (joined === null) {
      this.#put({ other });
      return false;
    }
    const { form, taken } = joined;
    this.#adopt(form, other, taken.length === 0 ? null : { what: 'merged', at: other.updatedAt, taken });
    return true;
  }

  /** Goes on from `other` with `form`, and sends what is different in it. */
  #adopt(form: OrderForm, other: Order, news: DraftNews | null): void {
    const whole = withUnit(form);
    this.#begin(other);
    this.#changed = differingParts(whole, orderFormOf(other));
    if (this.#step !== undefined && this.#step <= other.step) this.#step = undefined;
    this.#autosave.cancel();
    const saving = this.#changed.size === 0 ? 'saved' : 'changed';
    const found = { order: other, other: null, failure: null };
    this.#put({ form: whole, draft: draftOf(whole, other), saving, news: news ?? this.#state.news, ...found });
    this.#keepOrDrop();
    if (this.#changed.size > 0 || this.#step !== undefined || this.#isUnitDue) this.#autosave.schedule(0);
  }

  #accept(answer: Order): void {
    const isNew = this.#state.order === null;
    this.#begin(answer);
    const form = formAfterSave(this.#withDeleted(answer), answer, this.#changed);
    const saving = this.#changed.size === 0 ? 'saved' : 'changed';
    this.#put({ form, draft: draftOf(form, answer), order: answer, saving, failure: null });
    this.#keepOrDrop();
    if (isNew && this.#changed.size > 0) this.#autosave.schedule(0);
  }

  /** The server has answered: this is what further work begins from. */
  #begin(order: Order): void {
    this.#id = order._id;
    this.#isBaseKnown = true;
    this.#mayBeMade = false;
    this.#sent = [];
  }

  /** The form, with the texts of a deleted order's permits in the new permits for the same units and states. */
  #withDeleted(answer: Order): OrderForm {
    const { form } = this.#state;
    if (this.#deleted === null || answer.permits.length === 0) return form;
    const permits = carriedPermits(this.#deleted, answer);
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
    this.#state = { ...this.#state, ...parts };
    for (const listener of this.#listeners) listener();
  }
}

function currentIn(order: Order | null): string | null {
  return order?.units.find(({ current }) => current)?._id ?? null;
}

function firstNews({ brought }: DraftOptions, keptAt: number | null): DraftNews | null {
  if (brought) return { what: 'brought', load: brought };
  return keptAt === null ? null : { what: 'restored', at: keptAt };
}
