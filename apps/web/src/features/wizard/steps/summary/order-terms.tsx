import * as texts from './summary.texts.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';

/** Spec [2]. */
const terms = [
  [texts.accuracy, texts.accuracyText],
  [texts.noAlteration, texts.noAlterationText],
  [texts.voidPolicy, texts.voidPolicyText],
  [texts.turnAroundTime, texts.turnAroundTimeText],
  [texts.compliance, texts.complianceText],
  [texts.fees, texts.feesText],
] as const;

export function OrderTerms({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={texts.informationAboutOrder}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus="">
          {texts.ok}
        </Button>
      }
    >
      <ol className="bullets stack">
        {terms.map(([title, sentences]) => (
          <li key={title}>
            <strong>{title}.</strong> {sentences}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
