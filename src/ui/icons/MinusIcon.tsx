import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}
