import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function WcIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7" cy="5" r="1.8" />
      <path d="M4.5 9.5h5v5.5H8.3v5.5H5.7V15H4.5z" />
      <circle cx="17" cy="5" r="1.8" />
      <path d="M17 9.2l3 6.8h-1.7v4.5h-2.6V16H14z" />
      <path d="M12 4v16.5" />
    </Icon>
  );
}
