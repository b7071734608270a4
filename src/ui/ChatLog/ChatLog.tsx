import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import { MuiTheme } from '../theme/MuiTheme';
import './ChatLog.css';

export interface ChatMessage {
  id: string;
  /** True for the person's own message, shown on the right. */
  own: boolean;
  /** Author, announced before the message: "Você", "Assistente". */
  author: string;
  /** Text or other content of the bubble. */
  content: ReactNode;
  /** Below the bubble: a send failure with a retry. */
  note?: ReactNode;
}

export interface ChatLogProps {
  /** Name of the conversation. */
  label: string;
  /** Language of what others than the person write, where it is not the page's. */
  lang?: string;
  messages: readonly ChatMessage[];
  /** Typing indicator with this announcement. */
  typing?: string | undefined;
}

/** A conversation, oldest first. New messages are announced politely and scrolled into view. */
export function ChatLog({ label, lang, messages, typing }: ChatLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [last, typing]);
  return (
    <MuiTheme>
      <div className="it-chat" role="log" aria-label={label} aria-live="polite">
        {messages.map(({ id, own, author, content, note }) => (
          <div key={id} className={own ? 'it-chat__turn it-chat__turn--own' : 'it-chat__turn'}>
            <Paper className="it-chat__balloon" elevation={0} lang={own ? undefined : lang}>
              <span className="it-visually-hidden">{author}: </span>
              {typeof content === 'string' ? <p className="it-chat__text">{content}</p> : content}
            </Paper>
            {note && <div className="it-chat__note">{note}</div>}
          </div>
        ))}
        {typing && (
          <div className="it-chat__turn">
            <Paper className="it-chat__balloon it-chat__balloon--typing" elevation={0}>
              <span className="it-visually-hidden">{typing}</span>
              <span className="it-chat__dot" aria-hidden="true" />
              <span className="it-chat__dot" aria-hidden="true" />
              <span className="it-chat__dot" aria-hidden="true" />
            </Paper>
          </div>
        )}
      </div>
      <div ref={end} className="it-chat__end" />
    </MuiTheme>
  );
}
