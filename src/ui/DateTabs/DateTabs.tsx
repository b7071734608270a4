import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import './DateTabs.css';

export interface DateTab {
  /** `2026-12-05` */
  id: string;
  /** `05/12` */
  dia: string;
  /** `sáb.` */
  semana: string;
  /**
   * The day's lowest total as formatted money; null without a departure, undefined while loading, `desconhecido` when
   * loading failed: the day can still be opened.
   */
  preco: string | null | undefined;
  /** True for the lowest of the shown prices. */
  cheapest?: boolean;
}

export interface DateTabsProps {
  tabs: readonly DateTab[];
  selected: string;
  /** Id of the panel with the day's trips. */
  panelId?: string;
  onSelect: (id: string) => void;
}

/**
 * Days around the searched one. Arrow keys move between days, Enter or Space opens one, since each queries the server.
 */
export function DateTabs({ tabs, selected, panelId, onSelect }: DateTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const stop = walked !== null && tabs.some(({ id }) => id === walked) ? walked : selected;

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const box = list.current;
    // Scrolls the strip only: scrollIntoView would also scroll the page.
    if (tab && box) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  const focusAt = (index: number) => {
    const tab = tabs[Math.max(0, Math.min(tabs.length - 1, index))];
    if (!tab) return;
    setWalked(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${tab.id}"]`)?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === stop);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focusAt(target);
  };
  const select = (event: MouseEvent<HTMLButtonElement>) => {
    const id = event.currentTarget.dataset['id'];
    setWalked(id ?? null);
    if (id && id !== selected) onSelect(id);
  };

  const leave = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) setWalked(null);
  };

  return (
    <div className="it-date-tabs" role="tablist" aria-label="Datas" ref={list} onBlur={leave}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="it-date-tabs__tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === stop ? 0 : -1}
          data-id={tab.id}
          data-cheapest={tab.cheapest}
          onClick={select}
          onKeyDown={walk}
        >
          <span className="it-date-tabs__day">
            {tab.semana} {tab.dia}
          </span>{' '}
          <TabPrice {...tab} />
        </button>
      ))}
    </div>
  );
}

function TabPrice({ preco, cheapest }: DateTab) {
  if (preco === undefined) return <span className="it-date-tabs__bone" aria-hidden="true" />;
  if (preco === 'desconhecido') return <span className="it-date-tabs__price">ver viagens</span>;
  if (preco === null) return <span className="it-date-tabs__price">sem viagens</span>;
  return (
    <span className="it-date-tabs__price it-tabular">
      {preco}
      {cheapest && <span className="it-visually-hidden"> menor preço</span>}
    </span>
  );
}
