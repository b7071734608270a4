import type { ReactNode } from 'react';
import { SideLayout } from '../../../ui/SideNavigation/SideLayout';
import { lazyModule } from '../../loading/lazyModule';

/** In one chunk with the navigation of the back office: both bring the same links. */
const Navegacao = lazyModule(() => import(/* webpackChunkName: "administracao" */ './navegacao'), { kind: 'quiet' });

/** A page of an agency's people with their navigation, which comes after the page and moves nothing. */
export const DeAgencia = ({ children }: { children: ReactNode }) => (
  <SideLayout side={<Navegacao />}>{children}</SideLayout>
);
