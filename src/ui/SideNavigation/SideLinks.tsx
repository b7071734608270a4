import { useId } from 'react';
import MuiList from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import '../Shortcuts/Shortcuts.css';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';

interface SideLink {
  href: string;
  label: string;
  /** True for the current page. */
  current?: boolean;
  /** Things that wait there; none for 0. */
  count?: number;
  /** Key that opens it: `Alt+P`. Works where `Shortcuts` is on screen. */
  shortcut?: string;
}

export interface SideGroup {
  id: string;
  /** Name of the group: "Catálogo". */
  title: string;
  links: readonly SideLink[];
}

export interface SideLinksProps {
  groups: readonly SideGroup[];
  /** Called before the browser follows a link. */
  onChoose?: () => void;
}

/** Links to sections, under the names of their groups. A group without links is left out. */
export function SideLinks({ groups, onChoose }: SideLinksProps) {
  const id = useId();
  return (
    <MuiTheme>
      {groups
        .filter(({ links }) => links.length > 0)
        .map((group) => (
          <div key={group.id} className="it-side__group">
            <p id={`${id}-${group.id}`} className="it-side__title">
              {group.title}
            </p>
            <MuiList disablePadding aria-labelledby={`${id}-${group.id}`}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <SideItem link={link} onChoose={onChoose} />
                </li>
              ))}
            </MuiList>
          </div>
        ))}
    </MuiTheme>
  );
}

function SideItem({ link, onChoose }: { link: SideLink; onChoose: (() => void) | undefined }) {
  const { href, label, current = false, count = 0, shortcut } = link;
  return (
    <ListItemButton
      className="it-side__link"
      component="a"
      href={href}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
    >
      <span>{label}</span>
      {count > 0 && (
        <span className="it-side__count it-tabular">
          {count > 99 ? '99+' : count}
          <span className="it-visually-hidden"> {t('à espera')}</span>
        </span>
      )}
      {shortcut && (
        <kbd className="it-kbd" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </ListItemButton>
  );
}
