import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function SwapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4v15M7 4 3.5 7.5M7 4l3.5 3.5M17 20V5M17 20l3.5-3.5M17 20l-3.5-3.5" />
    </Icon>
  );
}
