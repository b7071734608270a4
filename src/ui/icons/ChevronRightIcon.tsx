import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5.5l6.5 6.5L9 18.5" />
    </Icon>
  );
}
