import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4M4 12l6-6M4 12l6 6" />
    </Icon>
  );
}
