import { Icon } from './Icon';
import type { IconProps } from './Icon';

interface StarIconProps extends IconProps {
  /** Filled with the colour of its text; otherwise an outline. */
  filled?: boolean;
}

export function StarIcon({ filled = false, ...props }: StarIconProps) {
  return (
    <Icon {...props}>
      <path
        fill={filled ? 'currentColor' : 'none'}
        d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z"
      />
    </Icon>
  );
}
