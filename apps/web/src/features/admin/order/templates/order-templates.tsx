import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { orderFileQuery } from '../order-file.queries.ts';
import { TemplateChoice } from './template-choice.tsx';

type Props = Omit<ComponentProps<typeof TemplateChoice>, 'order' | 'permit'> & { orderId: string };

/** Where only a row of the order is at hand. */
export function OrderTemplates({ orderId, ...choice }: Props) {
  const { data: order } = useQuery(orderFileQuery(orderId));
  return order && <TemplateChoice order={order} {...choice} />;
}
