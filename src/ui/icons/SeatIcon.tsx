import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function SeatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.2 3.5h3a1.8 1.8 0 0 1 1.8 1.5l1.2 7H18a2 2 0 0 1 2 2v3H8.7a2 2 0 0 1-2-1.6L5.3 6a2 2 0 0 1 1.9-2.5z" />
      <path d="M9.5 17v3.5M18 17v3.5" />
    </Icon>
  );
}
