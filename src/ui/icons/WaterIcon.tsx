import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function WaterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c3.6 4.3 6 7.4 6 10.7a6 6 0 0 1-12 0c0-3.3 2.4-6.4 6-10.7z" />
      <path d="M9 14.5a3 3 0 0 0 3 3" />
    </Icon>
  );
}
