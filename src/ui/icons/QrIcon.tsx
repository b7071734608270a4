import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="3.5" width="6.5" height="6.5" rx="1.2" />
      <rect x="14" y="3.5" width="6.5" height="6.5" rx="1.2" />
      <rect x="3.5" y="14" width="6.5" height="6.5" rx="1.2" />
      <path d="M14 14h2.5v2.5M20.5 14v.01M14 20.5v-1M17.5 20.5h3v-3" />
    </Icon>
  );
}
