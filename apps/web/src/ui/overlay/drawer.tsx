import { classNames } from '../class-names.ts';
import { useUnsavedQuestion, type UnsavedProps, Dialog, type DialogProps } from './modal.tsx';
import css from './drawer.module.css';

export type DrawerProps = DialogProps & Pick<UnsavedProps, 'isDirty'> & { side?: 'left' | 'right' | undefined };

export function Drawer({ side = 'right', className, isDirty, onClose, children, ...dialog }: DrawerProps) {
  const { close, question } = useUnsavedQuestion({ isDirty }, onClose);
  return (
    <Dialog {...dialog} onClose={close} className={classNames(css['drawer'], css[side], className)}>
      {children}
      {question}
    </Dialog>
  );
}
