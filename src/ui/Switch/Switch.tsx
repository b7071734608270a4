import './Switch.css';

export interface SwitchProps {
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A boolean that applies at once. A restyled native checkbox, which works before any script. */
export function Switch({ name, label, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="it-switch">
      <input
        className="it-switch__control"
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
