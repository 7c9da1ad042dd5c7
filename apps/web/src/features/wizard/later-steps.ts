// What the first step does without: the rules of the steps after it, which need every state's facts, and what those steps show.
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
