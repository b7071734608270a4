import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M8 12.4l2.8 2.8 5.4-6" />
    </Icon>
  );
}
