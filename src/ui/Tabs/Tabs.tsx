import { useId } from 'react';
import type { ReactNode } from 'react';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { MuiTheme } from '../theme/MuiTheme';
import './Tabs.css';

export interface TabItem {
  id: string;
  label: string;
  /** Number shown after the label. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the open tab. */
  value: string;
  onChange: (id: string) => void;
}

/** Views of one subject. Arrow keys move between tabs; only the open panel is rendered. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const open = tabs.find((tab) => tab.id === value);
  return (
    <div className="it-tabs">
      <MuiTheme>
        <MuiTabs
          value={value}
          aria-label={label}
          variant="scrollable"
          scrollButtons="auto"
          onChange={(_event, chosen: string) => onChange(chosen)}
        >
          {tabs.map((tab) => (
            <MuiTab
              key={tab.id}
              id={`${id}-tab-${tab.id}`}
              value={tab.id}
              aria-controls={tab.id === value ? `${id}-panel` : undefined}
              label={<TabLabel label={tab.label} count={tab.count} />}
            />
          ))}
        </MuiTabs>
      </MuiTheme>
      {open && (
        <div
          id={`${id}-panel`}
          className="it-tabs__panel"
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`${id}-tab-${open.id}`}
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <span className="it-tabs__label">
      {label}
      <span className="it-tabs__count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
