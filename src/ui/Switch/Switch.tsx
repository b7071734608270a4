import { useId } from 'react';
import MuiSwitch from '@mui/material/Switch';
import './Switch.css';

export interface SwitchProps {
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A yes or no that takes effect at once. */
export function Switch({ name, label, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="it-switch">
      <MuiSwitch
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
