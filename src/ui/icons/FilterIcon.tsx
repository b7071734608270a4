import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9" />
      <circle cx="15.2" cy="7" r="2.2" />
      <circle cx="8.8" cy="17" r="2.2" />
    </Icon>
  );
}
