import type { Cents } from '../../basics/money.ts';
import type { ExtraFee } from '../../states/facts/permit-fact.ts';

/** A card or transaction fee of a state, or a further charge for the load (further-charges.ts). */
export type ExtraCharge = {
  kind: NonNullable<ExtraFee['kind']>;
  /** Null if the state publishes no figure, or takes a percentage of a sum that is not known. */
  amount: Cents | null;
  bound: 'exact' | 'least' | 'most';
  dollars: number | null;
  percent: number | null;
  /** Whether a text of the state has the figure. */
  isConfirmed: boolean;
  /** Texts of the facts that say what it is for. */
  notes?: string[];
};
