import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import css from './drawer.module.css';

export type DrawerProps = DialogProps & { side?: 'left' | 'right' | undefined };

export function Drawer({ side = 'right', className, ...dialog }: DrawerProps) {
  return <Dialog {...dialog} className={classNames(css['drawer'], css[side], className)} />;
}
