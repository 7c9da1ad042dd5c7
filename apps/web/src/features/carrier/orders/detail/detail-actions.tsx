import { listPlaces, isActive, isPlaced } from '@wideload/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Order } from '@wideload/contract';
import { Printer, Trash2 } from 'lucide-react';
import type { Copied } from '#lib/api/device-copies.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import * as texts from './order-detail.texts.ts';
import { Button } from '#ui/button.tsx';
import { ContinueLink, useOrderCopy } from '../order-copy.tsx';
import { FixAndSendAgain } from './fix-and-send-again.tsx';
import { NextLoad } from '../next-load.tsx';
import { OrderAgain } from '../order-again.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';
import { ChangeOrder } from '#product/order/changes/change-order.tsx';
import { ReceiptButton } from '#product/order/charges/receipt-button.tsx';
import { AllPermitsDownload } from '#product/permit/permit-given.tsx';

const ownVehicles = { findTrucks: truckRecords.findChoices, findTrailers: trailerRecords.findChoices };

/** A correction of a vehicle or a company leads here. */
function OwnChange({ order }: { order: Order }) {
  const { change }: SearchTexts = useSearch({ strict: false });
  const navigate = useNavigate();
  const forget = () => navigate({ to: '.', search: ({ change: _, ...rest }) => rest, replace: true });
  const takesCorrections = change === 'corrections';
  return (
    <ChangeOrder
      key={change}
      order={order}
      side="carrier"
      lists={ownVehicles}
      takesCorrections={takesCorrections}
      {...(takesCorrections && { onClosed: () => void forget() })}
    />
  );
}

/** One press: the draft of the way back leaves the day after the last permit ends. Nothing without a trip. */
function ReturnTrip({ order: { _id: id, trip } }: { order: Order }) {
  const { create, isMaking, failure } = useOrderCopy(id);
  if (trip === null || listPlaces(trip) === null) return null;
  return (
    <>
      <Button pending={isMaking} onClick={() => void create({ isReturn: true })}>
        {texts.returnTrip}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="failure whole-row">
          {texts.returnTripNotMade} {failure}
        </p>
      )}
    </>
  );
}

export function DetailActions({ order, onDelete }: { order: Order & Copied; onDelete: () => void }) {
  const mayChange = useRight('dispatcher');
  return (
    <div className="cluster below-20 no-print">
      {mayChange && !isPlaced(order.status) && (
        <>
          <ContinueLink order={order} look="primary" />
          <Button look="danger" onClick={onDelete}>
            <Trash2 size={20} aria-hidden="true" />
            {texts.deleteOrder}
          </Button>
        </>
      )}
      {mayChange && !order.copiedAt && <FixAndSendAgain order={order} />}
      <AllPermitsDownload order={order} />
      {mayChange && <OrderAgain order={order} />}
      {mayChange && isPlaced(order.status) && <ReturnTrip order={order} />}
      {mayChange && isPlaced(order.status) && <NextLoad order={order._id} />}
      {mayChange && isActive(order.status) && !order.isRefunded && !order.copiedAt && <OwnChange order={order} />}
      <ReceiptButton order={order} />
      <Button onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  );
}
