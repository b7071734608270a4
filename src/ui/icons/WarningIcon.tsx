import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.9 19.5h18.2z" />
      <path d="M12 10v4.3" />
      <path d="M12 17h.01" strokeWidth="2.4" />
    </Icon>
  );
}
