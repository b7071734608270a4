import type { ReactNode } from 'react';
import { EmptyListIllustration } from './EmptyListIllustration';
import { NoConnectionIllustration } from './NoConnectionIllustration';
import { NotFoundIllustration } from './NotFoundIllustration';
import { NoTicketsIllustration } from './NoTicketsIllustration';
import { NoTripsIllustration } from './NoTripsIllustration';
import { ServerTroubleIllustration } from './ServerTroubleIllustration';
import { SessionExpiredIllustration } from './SessionExpiredIllustration';
import { SuccessIllustration } from './SuccessIllustration';

/** Every drawing by name, for the book and tests; a screen imports single files. */
export const illustrations = {
  EmptyListIllustration,
  NoTripsIllustration,
  NoTicketsIllustration,
  NoConnectionIllustration,
  ServerTroubleIllustration,
  NotFoundIllustration,
  SessionExpiredIllustration,
  SuccessIllustration,
} satisfies Record<string, () => ReactNode>;
