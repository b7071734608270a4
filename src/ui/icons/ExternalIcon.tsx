import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4H20v6.5M20 4l-9 9M17.5 14v4a2 2 0 0 1-2 2h-9.5a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2h4" />
    </Icon>
  );
}
