import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function PixIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.8l9.2 9.2-9.2 9.2L2.8 12z" />
      <path
        d="M6 8.8h1.2c1 0 1.7.4 2.3 1L12 12.3l2.5-2.5c.6-.6 1.3-1 2.3-1H18M6 15.2h1.2c1 0 1.7-.4 2.3-1l2.5-2.5"
        strokeWidth="1.5"
      />
    </Icon>
  );
}
