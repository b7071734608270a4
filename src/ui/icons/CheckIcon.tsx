import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.8 12.8l4.7 4.7L19.4 7" />
    </Icon>
  );
}
