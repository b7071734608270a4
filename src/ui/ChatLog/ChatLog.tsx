import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ChatLog.css';

export interface ChatMessage {
  id: string;
  /** The person themselves, on the right, or the other side. */
  own: boolean;
  /** Who says it, read out before it: "Você", "Assistente". */
  author: string;
  /** A text, or what else the balloon shows. */
  content: ReactNode;
  /** Under the balloon: that it was not sent, and a way to send it again. */
  note?: ReactNode;
}

export interface ChatLogProps {
  /** What the conversation is called. */
  label: string;
  messages: readonly ChatMessage[];
  /** The other side is writing: what is read out meanwhile. */
  typing?: string | undefined;
}

/** A conversation, oldest first. What is new is read out politely and comes into sight. */
export function ChatLog({ label, messages, typing }: ChatLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last, typing]);
  return (
    <>
      <div className="it-chat" role="log" aria-label={label} aria-live="polite">
        {messages.map(({ id, own, author, content, note }) => (
          <div key={id} className={own ? 'it-chat__turn it-chat__turn--own' : 'it-chat__turn'}>
            <div className="it-chat__balloon">
              <span className="it-visually-hidden">{author}: </span>
              {typeof content === 'string' ? <p className="it-chat__text">{content}</p> : content}
            </div>
            {note && <div className="it-chat__note">{note}</div>}
          </div>
        ))}
        {typing && (
          <div className="it-chat__turn">
            <div className="it-chat__balloon it-chat__balloon--typing">
              <span className="it-visually-hidden">{typing}</span>
              <span className="it-chat__dot" aria-hidden="true" />
              <span className="it-chat__dot" aria-hidden="true" />
              <span className="it-chat__dot" aria-hidden="true" />
            </div>
          </div>
        )}
      </div>
      <div ref={end} className="it-chat__end" />
    </>
  );
}
