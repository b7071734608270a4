import { CheckCircleIcon } from './CheckCircleIcon';
import { ErrorIcon } from './ErrorIcon';
import type { IconProps } from './Icon';
import { InfoIcon } from './InfoIcon';
import { WarningIcon } from './WarningIcon';

/** Kind of a message. */
export type Kind = 'success' | 'warning' | 'danger' | 'info';

const drawings = { success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon, info: InfoIcon };

/** Icon of a message kind, so that it is distinguishable without colour. */
export function KindIcon({ kind, ...icon }: IconProps & { kind: Kind }) {
  const Drawing = drawings[kind];
  return <Drawing {...icon} />;
}
