import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FoldedSection, type FoldedSectionProps } from '#ui/layout/folded-section.tsx';

type OrderFoldProps = FoldedSectionProps & {
  /** The address of the page that ends in it opens the part and brings it into view. */
  id: string;
};

export function OrderFold({ id, isUrgent = false, ...section }: OrderFoldProps) {
  const isNamed = useLocation({ select: ({ hash }) => hash === id });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) part.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <div id={id} ref={part}>
      <FoldedSection {...section} isUrgent={isUrgent || isNamed} />
    </div>
  );
}
