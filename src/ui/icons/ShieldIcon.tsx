import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.8l7.5 2.7v6c0 4.7-3 8-7.5 9.7-4.5-1.7-7.5-5-7.5-9.7v-6z" />
      <path d="M8.5 12l2.5 2.5 4.5-5" />
    </Icon>
  );
}
