import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function StairsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 20h4.2v-4.5h4.3V11h4.3V6.5h4.2" />
    </Icon>
  );
}
