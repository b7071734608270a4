import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v1.8a2.2 2.2 0 0 0 0 4.4V16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-1.8a2.2 2.2 0 0 0 0-4.4z" />
      <path d="M14.5 6v2.2M14.5 11v2M14.5 15.8V18" />
    </Icon>
  );
}
