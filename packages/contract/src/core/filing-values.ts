import { longestFilingValue, orderFilingKeys, unitFilingKeys, type FilingKey } from '@wideload/domain';
import * as z from 'zod/mini';
import { text } from './values.ts';

const given = text(longestFilingValue).check(z.minLength(1));

/** Answers for the forms of states: a value that nobody gave is absent, and an unknown field is refused. */
const values = (keys: readonly FilingKey[]) => z.partialRecord(z.enum(keys), given);

export const UnitFiling = values(unitFilingKeys);
export const OrderFiling = values(orderFilingKeys);
