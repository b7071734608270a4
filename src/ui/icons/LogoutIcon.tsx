import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4H6.5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2H14M10 12h10.5M20.5 12l-4-4M20.5 12l-4 4" />
    </Icon>
  );
}
