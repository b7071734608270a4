import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.6 3.7c-.3.3-.9 0-.9-.4V16A2.5 2.5 0 0 1 4 13.5z" />
      <path d="M8.5 10.2v.01M12 10.2v.01M15.5 10.2v.01" />
    </Icon>
  );
}
