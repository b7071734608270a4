import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 6a9.8 9.8 0 0 1 2.2-.2c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.7 3.4M6.3 7.5A16.5 16.5 0 0 0 2.5 12S6 18.2 12 18.2a9.6 9.6 0 0 0 4.6-1.2" />
      <path d="M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17" />
    </Icon>
  );
}
