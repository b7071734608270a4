import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
      <path d="M3.5 10h17M8 2.8V7M16 2.8V7" />
    </Icon>
  );
}
