import { useCallback } from 'react';
import './TermosDialog.css';

/** The contract as nodes rather than a string: nothing is parsed a second time after it was made safe. */
export function ContratoBody({ text }: { text: DocumentFragment }) {
  const show = useCallback((place: HTMLElement | null) => place?.replaceChildren(text.cloneNode(true)), [text]);
  return <div className="it-contrato" ref={show} />;
}
