import './ChoiceList.css';

export interface ChoiceListProps {
  label: string;
  choices: readonly { id: string; label: string; about?: string }[];
  /** Id of the choice that is under way: it shows a spinner, and none can be chosen meanwhile. */
  busyId?: string | null;
  onChoose: (id: string) => void;
}

/** Things of which one is chosen by a press, a line each, tall enough for a finger; choosing leads on. */
export function ChoiceList({ label, choices, busyId = null, onChoose }: ChoiceListProps) {
  const isBusy = busyId !== null;
  return (
    <ul className="it-choice-list" aria-label={label}>
      {choices.map(({ id, label: name, about }) => (
        <li key={id}>
          <button
            type="button"
            // `aria-disabled` instead of `disabled`, which would lose the focus during the request.
            aria-disabled={isBusy || undefined}
            aria-busy={id === busyId || undefined}
            onClick={isBusy ? undefined : () => onChoose(id)}
          >
            <span className="it-choice-list__name">{name}</span>
            {about && <span className="it-choice-list__about">{about}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
