import { stateName, type DraftPermit, type DraftUnit } from '@wideload/domain';
import { useId } from 'react';
import * as texts from './permits.texts.ts';
import { FieldGrid, Panel } from '../../../../ui/layout/panel.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextArea } from '../../../../ui/form/text-field.tsx';
import { saveDelay } from '../../draft/draft-store.ts';
import { permitTextLabels } from '../../draft/draft.texts.ts';
import type { PermitForm } from '../../forms/permit-form.ts';
import type { StepMessages } from '../../step/use-step-messages.ts';
import { DateRange } from './date-range.tsx';
import { PermitCharge } from './permit-charge.tsx';
import { PermitFee } from './permit-fee.tsx';
import { PermitReasons } from './permit-reasons.tsx';
import { PermitRoute } from './permit-route.tsx';

/** The type is fixed [2]; other requirements of the permit are listed with its reasons. */
const permitTypes = [{ value: 'Oversize', label: texts.oversizePermitType }];

type PermitCardProps = {
  permit: PermitForm;
  /** The permit in the shape of the rules, with the server's facts. */
  priced: DraftPermit;
  unit: DraftUnit;
  /** `permits.0` */
  path: string;
  messages: StepMessages;
  put: (permit: PermitForm, delay: number) => void;
};

export function PermitCard({ permit, priced, unit, path, messages, put }: PermitCardProps) {
  const headingId = useId();
  const state = stateName(priced.state);
  return (
    <Panel>
      <article aria-labelledby={headingId} className="stack gap-20">
        <header className="spread ruled-below">
          <h3 id={headingId}>{state}</h3>
          <PermitFee permit={priced} unit={unit} />
        </header>
        <div className="stack gap-8">
          <PermitCharge permit={priced} unit={unit} />
          <PermitReasons unit={unit} permit={priced} />
        </div>
        <FieldGrid columns={3}>
          <SelectField
            label={texts.permitType}
            name={`${path}.permitType`}
            options={permitTypes}
            value={priced.permitType}
            disabled
          />
          <DateRange
            permit={permit}
            state={priced.state}
            path={path}
            messages={messages}
            onDates={(dates) => put({ ...permit, ...dates }, saveDelay.dateRange)}
          />
        </FieldGrid>
        <PermitRoute
          state={priced.state}
          route={permit.route}
          path={`${path}.route`}
          messages={messages}
          onRoute={(route) => put({ ...permit, route }, saveDelay.mapPoint)}
        />
        <TextArea
          label={permitTextLabels.comment}
          optional
          name={`${path}.comment`}
          value={permit.comment}
          onChange={(event) => put({ ...permit, comment: event.target.value }, saveDelay.comment)}
          error={messages.messageAt(`${path}.comment`)}
        />
      </article>
    </Panel>
  );
}
