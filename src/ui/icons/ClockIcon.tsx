import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 7v5.2l3.4 2" />
    </Icon>
  );
}
