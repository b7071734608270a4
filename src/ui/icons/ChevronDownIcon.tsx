import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 9l6.5 6.5L18.5 9" />
    </Icon>
  );
}
