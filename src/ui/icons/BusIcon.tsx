import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function BusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4" width="17" height="13.5" rx="3" />
      <path d="M3.5 11.5h17M12 4v7.5M6.5 17.5v2.5M17.5 17.5v2.5" />
      <path d="M7.2 14.6h.01M16.8 14.6h.01" strokeWidth="2.6" />
    </Icon>
  );
}
