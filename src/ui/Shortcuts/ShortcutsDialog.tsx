import { useState } from 'react';
import { Dialog } from '../Dialog/Dialog';
import { listPageShortcuts } from './pageShortcuts';
import { hasRows } from './rowKeys';
import { msg, t, translated } from '../../words/t';
import './Shortcuts.css';

/** Keys under a heading of the help. */
export interface KeyGroup {
  title: string;
  keys: readonly { keys: string; label: string }[];
}

export interface ShortcutsDialogProps {
  open: boolean;
  /** Key that opens this list. */
  helpKeys: string;
  /** Key that leads to the list of the page. */
  listKeys: string;
  /** Keys that are listed beside those of the page. */
  groups: readonly KeyGroup[];
  onClose: () => void;
}

const ROWS: KeyGroup['keys'] = [
  { keys: '↓ ↑', label: msg('Linha seguinte e anterior') },
  { keys: msg('Home e End'), label: msg('Primeira e última linha') },
  { keys: 'Enter', label: msg('Abrir a linha') },
];

/** The groups of keys of the page as it is. */
function groupsOf({ helpKeys, listKeys, groups }: ShortcutsDialogProps): readonly KeyGroup[] {
  const shortcuts = listPageShortcuts();
  const rows = hasRows() ? [{ keys: listKeys, label: t('Ir para a lista') }, ...ROWS] : [];
  return [
    {
      title: t('Nesta página'),
      keys: [...shortcuts.filter(({ leadsAway }) => !leadsAway), { keys: helpKeys, label: t('Ver esta lista') }],
    },
    { title: t('Na lista'), keys: rows },
    { title: t('Ir para'), keys: shortcuts.filter(({ leadsAway }) => leadsAway) },
    ...groups,
  ].filter(({ keys }) => keys.length > 0);
}

/** Every key that acts on the page, by what it is for. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { open, onClose } = props;
  // Read as it opens, before the dialog hides the page.
  const [shown, setShown] = useState({ open: false, groups: [] as readonly KeyGroup[] });
  if (shown.open !== open) setShown({ open, groups: open ? groupsOf(props) : shown.groups });
  return (
    <Dialog open={open} title={t('Atalhos')} onClose={onClose}>
      {shown.groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Dialog>
  );
}

function Group({ title, keys }: KeyGroup) {
  return (
    <section className="it-shortcuts__group">
      <h3 className="it-shortcuts__title">{title}</h3>
      <dl>
        {keys.map((one) => (
          <div key={one.keys} className="it-shortcuts__pair">
            <dt>
              <kbd className="it-kbd">{translated(one.keys)}</kbd>
            </dt>
            <dd>{translated(one.label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
