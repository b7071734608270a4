import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function AccessibleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="4.2" r="1.8" />
      <path d="M11 8.5v6h5.2l2.3 5" />
      <path d="M11 11h4.2" />
      <path d="M8.3 11.8a5 5 0 1 0 7 6.3" />
    </Icon>
  );
}
