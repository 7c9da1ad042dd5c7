// The first step opens without these: the rules of the later steps, which need every state's facts, and the parts on their screens.
export {
  clampStep,
  findMissingAxleFigures,
  findProblems,
  formatDollars,
  resumeStep,
  totalOfOrder,
} from '@wideload/domain';
export { formatNews, MergeModal } from './draft/merge-modal.tsx';
export { ReviewBox } from './review-box.tsx';
export { OrderDetailsStep } from './steps/order-details-step.tsx';
export { PaymentStep } from './steps/payment-step.tsx';
export { NoOrder } from '#product/order/no-order.tsx';
export { StartedBy } from '#product/order/started-by.tsx';
