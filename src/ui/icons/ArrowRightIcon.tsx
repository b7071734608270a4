import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16M20 12l-6-6M20 12l-6 6" />
    </Icon>
  );
}
