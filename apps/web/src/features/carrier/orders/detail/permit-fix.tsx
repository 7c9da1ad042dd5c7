import type { Permit } from '@wideload/contract';
import { parsePlace } from '@wideload/domain';
import type { ReactNode } from 'react';
import { DayRange } from '#product/permit/day-range.tsx';
import { useNearestTown } from '#product/trip/use-nearest-town.ts';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './order-detail.texts.ts';
import { findPlaceName, type PermitFix } from './permit-fix-form.ts';

const titles = { start: texts.startDate, end: texts.endDate };

type Props = PermitFix & {
  /** The prefix of its field names. */
  prefix: string;
  findError: (name: string) => string | undefined;
  change: (parts: Partial<PermitFix['form']>) => void;
  money?: ReactNode;
  /** Below the days. */
  children?: ReactNode;
};

/** The fields of a refused permit that a carrier can fix. */
export function PermitFixFields(props: Props) {
  const { permit, form, prefix, findError, change, money, children } = props;
  const names = { start: `${prefix}date.startDate`, end: `${prefix}date.endDate` };
  return (
    <div className="stack gap-20">
      <Notice tone="warn" title={texts.whyItWasRefused}>
        <p className="typed">{permit.refusalReason}</p>
        {money}
      </Notice>
      <DayRange titles={titles} names={names} value={form} findError={findError} onChange={change} />
      {children}
      <FieldGrid columns={2}>
        <PlaceField end="origin" label={texts.origin} {...props} />
        <PlaceField end="destination" label={texts.destination} {...props} />
      </FieldGrid>
      <TextArea
        label={texts.comment}
        optional
        name={`${prefix}comment`}
        value={form.comment}
        error={findError(`${prefix}comment`)}
        onChange={({ target }) => change({ comment: target.value })}
      />
    </div>
  );
}

type PlaceFieldProps = Props & { end: keyof Permit['route']; label: string };

/** The name of the point is below the field. */
function PlaceField({ end, label, permit, form, prefix, findError, change }: PlaceFieldProps) {
  const place = parsePlace(form[end]);
  const given = place === null ? '' : findPlaceName(place, permit.route[end]);
  const town = useNearestTown(given === '' ? place : null);
  const name = `${prefix}route.${end}`;
  return (
    <TextField
      label={label}
      name={name}
      hint={texts.townOrPoint}
      value={form[end]}
      reading={given || town}
      error={findError(name)}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change({ [end]: target.value })}
    />
  );
}
