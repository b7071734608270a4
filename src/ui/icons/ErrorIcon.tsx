import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 7.5v5.2" />
      <path d="M12 16.2h.01" strokeWidth="2.4" />
    </Icon>
  );
}
