import { CheckCircleIcon } from './CheckCircleIcon';
import { ErrorIcon } from './ErrorIcon';
import type { IconProps } from './Icon';
import { InfoIcon } from './InfoIcon';
import { WarningIcon } from './WarningIcon';

/** How a message is meant. */
export type Kind = 'success' | 'warning' | 'danger' | 'info';

const drawings = { success: CheckCircleIcon, warning: WarningIcon, danger: ErrorIcon, info: InfoIcon };

/** The sign of a kind of message, so that it is told apart without its colour. */
export function KindIcon({ kind, ...icon }: IconProps & { kind: Kind }) {
  const Drawing = drawings[kind];
  return <Drawing {...icon} />;
}
