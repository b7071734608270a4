import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.2 20.3c1-3.9 4-5.8 7.8-5.8s6.8 1.9 7.8 5.8" />
    </Icon>
  );
}
