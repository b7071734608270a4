import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 5.5L8.5 12l6.5 6.5" />
    </Icon>
  );
}
