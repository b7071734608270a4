import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 15.5L12 9l6.5 6.5" />
    </Icon>
  );
}
