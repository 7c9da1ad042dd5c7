import { useQueryClient } from '@tanstack/react-query';
import type { OrderFile } from '@wideload/contract';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './unit-change.texts.ts';
import { Button } from '#ui/button.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { orderFileQuery, offeredTrailersQuery, offeredTrucksQuery } from '../order-file.queries.ts';
import { findCommentProblem } from './status-words.ts';
import { UnitsPreview } from './units-preview.tsx';
import { useUnitChange } from './use-unit-change.ts';
import { LoadTypeField } from '#product/unit/load-type-field.tsx';
import type { UnitForm } from '#product/unit/unit-form.ts';
import { UnitLengths, type SharedProps } from '#product/unit/unit-lengths.tsx';
import { TrailerPicker, TruckPicker } from '#product/unit/vehicle-pickers.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';

type UnitFieldsProps = {
  orderId: string;
  unit: OrderFile['units'][number];
  form: UnitForm;
  put: (form: UnitForm) => void;
  shared: SharedProps;
};

function UnitFields({ orderId, unit, form, put, shared }: UnitFieldsProps) {
  return (
    <>
      <Section level={3} title={texts.vehicles}>
        <FieldGrid columns={1}>
          <TruckPicker
            {...shared('truckId')}
            chosenId={form.truckId}
            kept={unit.truck}
            toQuery={(search) => offeredTrucksQuery(orderId, search)}
            nothing={texts.noTruckMatches}
            onChoose={(truckId) => put({ ...form, truckId })}
          />
          <TrailerPicker
            {...shared('trailerId')}
            chosenId={form.trailerId}
            kept={unit.trailer}
            toQuery={(search) => offeredTrailersQuery(orderId, search)}
            nothing={texts.noTrailerMatches}
            onChoose={(trailerId) => put({ ...form, trailerId })}
          />
          <LoadTypeField
            {...shared('loadType')}
            value={form.loadType}
            onChoose={(loadType) => put({ ...form, loadType })}
          />
        </FieldGrid>
      </Section>
      <UnitLengths unit={form} put={put} shared={shared} layout="drawer" />
    </>
  );
}

type UnitChangeDrawerProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
  onClose: () => void;
};

/** Refetches the order and keeps the input. */
function StaleNotice({ orderId, onRead }: { orderId: string; onRead: () => void }) {
  const client = useQueryClient();
  async function read() {
    await client.refetchQueries({ queryKey: orderFileQuery(orderId).queryKey, exact: true });
    // The drawer is told of the changed order in the next task.
    await waitForNextTask();
    onRead();
  }
  return (
    <Notice tone="warn" title={texts.stale}>
      <p>{texts.staleHint}</p>
      <Button size="small" onClick={() => void read()}>
        {texts.loadTheChangedOrder}
      </Button>
    </Notice>
  );
}

export function UnitChangeDrawer({ order, unit, number, onClose }: UnitChangeDrawerProps) {
  const change = useUnitChange({
    order,
    unit,
    onSaved: () => {
      showToast({ title: texts.unitWasChanged(number), text: texts.ofOrder(order.orderNumber), tone: 'ok' });
      onClose();
    },
  });
  const { form, preview, comment, problems, failure, isStale, isPending } = change;
  const isSaving = preview !== null && preview.fields.length > 0;
  const tooLong = findCommentProblem(comment);
  const act = isSaving ? change.save : change.ask;
  return (
    <FormDrawer
      title={texts.changeUnitOf(number, order.orderNumber)}
      save={isSaving ? texts.saveChanges : texts.previewChanges}
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong === undefined || !isSaving) act();
      }}
      onClose={onClose}
      isDirty={change.isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      {change.question}
      {isStale && <StaleNotice orderId={order._id} onRead={change.reopen} />}
      {preview !== null && !isSaving && <Notice>{texts.nothingIsChangedYet}</Notice>}
      {isSaving ? (
        <>
          <Button look="link" onClick={change.reopen}>
            {texts.backToTheForm}
          </Button>
          <div className="above-12 below-20">
            <UnitsPreview preview={preview} comment={comment} />
          </div>
          <TextArea
            name="comment"
            label={texts.commentForTheCarrier}
            optional
            rows={3}
            value={comment}
            onChange={(event) => change.setComment(event.target.value)}
            error={tooLong}
          />
        </>
      ) : (
        <UnitFields orderId={order._id} unit={unit} form={form} put={change.put} shared={change.shared} />
      )}
    </FormDrawer>
  );
}
