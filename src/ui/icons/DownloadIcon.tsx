import { Icon } from './Icon';
import type { IconProps } from './Icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5v11.5M12 15l-4.5-4.5M12 15l4.5-4.5M4 17v1.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V17" />
    </Icon>
  );
}
