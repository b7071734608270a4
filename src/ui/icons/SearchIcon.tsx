import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.8" cy="10.8" r="6.8" />
      <path d="M20.5 20.5l-4.9-4.9" />
    </Icon>
  );
}
