import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { Inline } from '../Inline/Inline';
import { LinkButton } from '../LinkButton/LinkButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { ShieldIcon } from '../icons/ShieldIcon';
import { SandboxedFrame, isForeign } from '../frame/SandboxedFrame';
import './ThreeDsFrame.css';

/** `frictionless`: the bank decides by itself. `challenge`: it asks the person something in its own page. */
export type ThreeDsState = 'frictionless' | 'challenge' | 'refused' | 'unavailable';

export interface ThreeDsFrameProps {
  state: ThreeDsState;
  /** The bank's name, as people know it: `Banco do Brasil`. */
  banco: string;
  /** What is about to be paid, as money is written. */
  total: string;
  /** The bank's page, in a challenge. */
  src?: string;
  /** The origin of that page: no other is opened or heard. */
  origin?: string;
  /** What that page must name in each message, so that no other is taken for it. */
  expected?: Readonly<Record<string, string>>;
  /** The server is being asked what became of it. */
  checking?: boolean;
  /** When the challenge is over, in milliseconds since 1970, as the clock. */
  expiresAt: number;
  now: () => number;
  onExpire?: () => void;
  /** The bank's page, or the person, says it is done. It only means: ask the server, which alone knows the answer. */
  onDone: () => void;
  /** The person gave up, and confirmed it. */
  onCancel: () => void;
  /** Another card, after a refusal; the same one again, where the bank did not answer. */
  onRetry: () => void;
  onPix: () => void;
}

/** The buyer's bank makes sure that it is them: its question, how long it may take, and the ways out. */
export function ThreeDsFrame(props: ThreeDsFrameProps) {
  const { state, banco, total, expiresAt, now, onExpire } = props;
  const titleId = useId();
  const title = useFocusOn(state);
  const running = state === 'frictionless' || state === 'challenge';
  return (
    <section className="it-3ds" aria-labelledby={titleId}>
      <div className="it-3ds__head">
        <h2 id={titleId} ref={title} tabIndex={-1} className="it-3ds__title">
          <ShieldIcon size={22} /> {titles[state](banco)}
        </h2>
        <p className="it-3ds__sum">
          Total <strong className="it-tabular">{total}</strong>
        </p>
      </div>
      {running && (
        <HoldTimer name="Tempo para confirmar" expiresAt={expiresAt} now={now} {...(onExpire && { onExpire })} />
      )}
      {running ? <Running {...props} /> : <Stopped {...props} />}
    </section>
  );
}

const titles: Record<ThreeDsState, (banco: string) => string> = {
  frictionless: (banco) => `Confirmando com ${banco}`,
  challenge: (banco) => `Confirme a compra com ${banco}`,
  refused: () => 'O banco não aprovou a compra',
  unavailable: () => 'O banco não respondeu',
};

/** The bank thinks or asks; the person may give up, but not by a slip of the finger. */
function Running(props: ThreeDsFrameProps) {
  const { state, banco, src, origin, expected = {}, checking = false, onDone, onCancel } = props;
  const [asking, setAsking] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const late = useLate(state === 'challenge' && !loaded);
  const open = state === 'challenge' && src !== undefined && origin !== undefined && isForeign(src, origin);
  const hear = (data: unknown) => {
    if (!names(data, expected)) return;
    if (data.tipo === 'pronto') setLoaded(true);
    if (data.tipo === 'concluido') {
      setLoaded(true);
      onDone();
    }
  };
  return (
    <>
      {open ? (
        <SandboxedFrame title={`Confirmação de ${banco}`} src={src} origin={origin} height={440} onData={hear} />
      ) : (
        <Skeleton label={`Falando com ${banco}`} shape="card" count={2} />
      )}
      {open && late && (
        <Alert
          kind="warning"
          title="A página do banco está demorando"
          announce
          action={<LinkButton href={src}>Abrir a confirmação em página inteira</LinkButton>}
        >
          Você pode abri-la fora deste quadro e volta para cá em seguida. Nada foi cobrado ainda.
        </Alert>
      )}
      <Inline>
        {state === 'challenge' && (
          <Button variant="secondary" loading={checking} onClick={onDone}>
            Já confirmei no banco
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Cancelar pagamento
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        title="Cancelar este pagamento?"
        confirmLabel="Cancelar pagamento"
        cancelLabel="Continuar confirmando"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onCancel}
      >
        Nada foi cobrado. As poltronas continuam reservadas e você pode pagar de outro jeito.
      </ConfirmDialog>
    </>
  );
}

/** After this long a page that says nothing probably never comes. */
const PATIENCE_MS = 30_000;

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late && waiting;
}

/** What comes takes the focus, so that nobody looks for it: the question, and later how it ended. */
function useFocusOn(state: ThreeDsState) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'frictionless') title.current?.focus();
  }, [state]);
  return title;
}

/** A message of the page that was agreed on: it names everything that it must. */
function names(data: unknown, expected: Readonly<Record<string, string>>): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const said = data as Record<string, unknown>;
  return Object.entries(expected).every(([key, value]) => said[key] === value);
}

/** No way on with this card now: why, and what else there is. */
function Stopped({ state, banco, onRetry, onPix }: ThreeDsFrameProps) {
  const refused = state === 'refused';
  return (
    <Alert
      kind={refused ? 'danger' : 'warning'}
      announce
      action={
        <Inline>
          <Button onClick={onPix}>Pagar com Pix</Button>
          <Button variant="secondary" onClick={onRetry}>
            {refused ? 'Usar outro cartão' : 'Tentar novamente'}
          </Button>
        </Inline>
      }
    >
      {refused
        ? `${banco} recusou a confirmação. Nada foi cobrado e as poltronas continuam reservadas.`
        : `Não conseguimos falar com ${banco}. Nada foi cobrado e as poltronas continuam reservadas.`}
    </Alert>
  );
}
