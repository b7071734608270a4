import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.2s7-6 7-11.4a7 7 0 1 0-14 0c0 5.4 7 11.4 7 11.4z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Icon>
  );
}
