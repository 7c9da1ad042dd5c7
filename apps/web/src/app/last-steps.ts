// One part, because the details of the order show as soon as it is paid.
export { PaymentStep } from '#features/carrier/cards/pay/card-payment.tsx';
export { PaidOrder } from './paid-order.tsx';
