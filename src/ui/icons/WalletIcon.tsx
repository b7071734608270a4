import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H18a2 2 0 0 0 2-2v-7.5a2 2 0 0 0-2-2H6a2 2 0 0 1 0-4h11v4M16 13.75h.01" />
    </Icon>
  );
}
