import { Icon } from '../icons/Icon';
import type { IconProps } from '../icons/Icon';

/** Mark of a seat with priority for women. */
export function WomenMark(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.5" r="5.5" />
      <path d="M12 14v7.5M8.5 18h7" />
    </Icon>
  );
}
