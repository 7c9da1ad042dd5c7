import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { trailerRecords, truckRecords } from '#product/account/own-records.ts';
import * as texts from './vehicles.texts.ts';

const kinds = {
  truck: {
    records: truckRecords,
    title: texts.deleteTruckQuestion,
    confirm: texts.deleteTruck,
    successText: texts.truckDeleted,
    explanation: texts.truckTakenOff,
  },
  trailer: {
    records: trailerRecords,
    title: texts.deleteTrailerQuestion,
    confirm: texts.deleteTrailer,
    successText: texts.trailerDeleted,
    explanation: texts.trailerTakenOff,
  },
} as const;

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & {
  kind: keyof typeof kinds;
  vehicle: { _id: string; internalNumber: string };
  description: string;
};

export function DeleteVehicle({ kind, vehicle: { _id, internalNumber }, description, ...actions }: Props) {
  const { records, title, confirm, successText, explanation } = kinds[kind];
  return (
    <DeleteRecord
      title={title}
      confirm={confirm}
      remove={() => records.remove(_id)}
      stale={records.key}
      successText={successText(internalNumber)}
      {...actions}
    >
      <p>{explanation(internalNumber, description)}</p>
    </DeleteRecord>
  );
}
