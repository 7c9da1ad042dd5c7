import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trailers, trucks } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { isProblem } from '../../../lib/api/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './vehicles.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';
import { trailersKey, trucksKey } from './vehicles.queries.ts';

const kinds = {
  truck: {
    remove: (id: string) => call(trucks.remove, { params: { id } }),
    key: trucksKey,
    question: texts.deleteTruckQuestion,
    confirm: texts.deleteTruck,
    told: texts.truckDeleted,
    what: texts.truckTakenOff,
  },
  trailer: {
    remove: (id: string) => call(trailers.remove, { params: { id } }),
    key: trailersKey,
    question: texts.deleteTrailerQuestion,
    confirm: texts.deleteTrailer,
    told: texts.trailerDeleted,
    what: texts.trailerTakenOff,
  },
} as const;

type Props = {
  kind: keyof typeof kinds;
  vehicle: { _id: string; internalNumber: string };
  /** Says which one it is: make, model, plate. */
  description: string;
  onClose: () => void;
  /** The vehicle is gone, by this press or by an earlier one. */
  onDeleted: () => void;
};

/** Asks before a truck or trailer is taken off the list, and takes it off. */
export function DeleteVehicle({ kind, vehicle, description, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const { remove: removeVehicle, key, question, confirm, told, what } = kinds[kind];
  const remove = useMutation({
    async mutationFn() {
      try {
        await removeVehicle(vehicle._id);
      } catch (error) {
        // Deleted in another tab: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    onSuccess() {
      toast({ tone: 'ok', text: told(vehicle.internalNumber) });
      onDeleted();
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <ConfirmModal
      title={question}
      confirm={confirm}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{what(vehicle.internalNumber, description)}</p>
    </ConfirmModal>
  );
}
