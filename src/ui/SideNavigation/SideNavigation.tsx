import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { Button } from '../Button/Button';
import { MenuIcon } from '../icons/MenuIcon';
import { SideColumn } from './SideColumn';
import { SideLayout } from './SideLayout';
import { type SideGroup, SideLinks } from './SideLinks';

/** The sheet is in no first view: its code, and MUI's modal with it, comes when it is asked for. */
const Drawer = lazy(async () => {
  const module = await import(/* webpackChunkName: "filtros" */ '../Drawer/Drawer');
  return { default: module.Drawer };
});

export interface SideNavigationProps {
  /** Name of the area, and of its navigation: "Administração". */
  label: string;
  groups: readonly SideGroup[];
  /** The page of the current link. */
  children: ReactNode;
}

/**
 * The sections of an area beside the page of one of them. Below 960 px they open from a button above the page, which
 * names the current section.
 */
export function SideNavigation({ label, groups, children }: SideNavigationProps) {
  const Sections = useResponsive() ? SideDrawer : SideColumn;
  return <SideLayout side={<Sections label={label} groups={groups} />}>{children}</SideLayout>;
}

/** The sections as a sheet from the bottom, near the thumb. */
function SideDrawer({ label, groups }: Omit<SideNavigationProps, 'children'>) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const current = groups.flatMap(({ links }) => links).find((link) => link.current);
  return (
    <div className="it-side__bar">
      <Button variant="secondary" fullWidth icon={<MenuIcon />} onClick={show}>
        {current ? `${label}: ${current.label}` : label}
      </Button>
      {asked && (
        <Suspense>
          <Drawer open={open} title={label} onClose={() => setOpen(false)}>
            <nav aria-label={label}>
              <SideLinks groups={groups} onChoose={() => setOpen(false)} />
            </nav>
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
