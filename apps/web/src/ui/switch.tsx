import { classNames } from './class-names.ts';
import css from './switch.module.css';

export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={classNames('target muted size-label', css['switch'])}
      onClick={() => onChange(!checked)}
    >
      <span className="heard-when-narrow">{label}</span>
      <span className={css['track']} aria-hidden="true" />
    </button>
  );
}
