import { actRights, adminOrders } from '@wideload/contract/client';
import { listAdminMoves, type AdminMove, type OrderStatus } from '@wideload/domain';
import { useDeskRight } from '#product/account/for-desk.tsx';

/** A rejection and its reversal are a lead's. */
export const findMoveRight = (move: AdminMove) =>
  move === 'approved' ? adminOrders.changeStatus.deskRight : actRights.reject;

/** The moves from a status that the admin may make. */
export function useMoves(status: OrderStatus): readonly AdminMove[] {
  const mayApprove = useDeskRight(findMoveRight('approved'));
  const mayReject = useDeskRight(findMoveRight('rejected'));
  return listAdminMoves(status).filter((move) => (move === 'approved' ? mayApprove : mayReject));
}
