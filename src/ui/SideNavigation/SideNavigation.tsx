import { useState } from 'react';
import type { ReactNode } from 'react';
import { useResponsive } from '../breakpoint/responsive';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { MenuIcon } from '../icons/MenuIcon';
import { type SideGroup, SideLinks } from './SideLinks';
import './SideNavigation.css';

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
  const responsive = useResponsive();
  return (
    <div className="it-side">
      {responsive ? (
        <SideDrawer label={label} groups={groups} />
      ) : (
        <nav className="it-side__column" aria-label={label}>
          <SideLinks groups={groups} />
        </nav>
      )}
      <div className="it-side__page">{children}</div>
    </div>
  );
}

/** The sections as a sheet from the bottom, near the thumb. */
function SideDrawer({ label, groups }: Omit<SideNavigationProps, 'children'>) {
  const [open, setOpen] = useState(false);
  const current = groups.flatMap(({ links }) => links).find((link) => link.current);
  return (
    <div className="it-side__bar">
      <Button variant="secondary" fullWidth icon={<MenuIcon />} onClick={() => setOpen(true)}>
        {current ? `${label}: ${current.label}` : label}
      </Button>
      <Drawer open={open} title={label} onClose={() => setOpen(false)}>
        <nav aria-label={label}>
          <SideLinks groups={groups} onChoose={() => setOpen(false)} />
        </nav>
      </Drawer>
    </div>
  );
}
