import './LinkList.css';

export interface LinkListProps {
  links: readonly { id: string; href: string; label: string }[];
  /** Called before the browser follows the link. */
  onChoose?: (() => void) | undefined;
}

/** Pages to choose from, a line each, tall enough for a finger. */
export function LinkList({ links, onChoose }: LinkListProps) {
  return (
    <ul className="it-link-list">
      {links.map(({ id, href, label }) => (
        <li key={id}>
          <a href={href} onClick={onChoose}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
