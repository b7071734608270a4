import { useCallback } from 'react';
import './TermosDialog.css';

/** Renders the contract as DOM nodes, so that sanitized HTML is not parsed a second time. */
export function ContratoBody({ text }: { text: DocumentFragment }) {
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(text.cloneNode(true)), [text]);
  return <div className="it-contrato" ref={show} />;
}
