import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import css from './order-terms.module.css';

/** The six terms of an order (spec [2]). */
const terms = [
  [
    'Accuracy',
    'All the information in this order must be accurate. Permits are issued for exactly what is stated here, and a permit that does not match the load is not valid.',
  ],
  ['No alteration', 'Altering an issued permit in any way is prohibited by law.'],
  [
    'Void policy',
    'An issued permit can be voided only if its state allows it. Where a state does, it may charge a void fee, which is passed on to you.',
  ],
  [
    'Turn-around time',
    'Turn-around times are our best effort. They depend on the offices of the states and are not guaranteed.',
  ],
  [
    'Compliance',
    'The permit holder is responsible for complying with every provision of each permit, such as route surveys, insurance and pilot cars.',
  ],
  [
    'Fees',
    'Quoted fees are estimates and may change. When a state charges more than was quoted, extra authorizations on your card may be processed.',
  ],
] as const;

export function OrderTerms({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Information about order"
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus="">
          OK
        </Button>
      }
    >
      <ol className={css['terms']}>
        {terms.map(([title, sentences]) => (
          <li key={title}>
            <strong>{title}.</strong> {sentences}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
