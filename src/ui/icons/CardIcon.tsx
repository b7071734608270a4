import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.8" y="5" width="18.4" height="14" rx="3" />
      <path d="M2.8 9.8h18.4M6.5 15h4" />
    </Icon>
  );
}
