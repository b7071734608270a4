import { useEffect, useId, useRef, useState } from 'react';
import MuiDialog from '@mui/material/Dialog';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { HoldTimer } from '../HoldTimer/HoldTimer';
import { Inline } from '../Inline/Inline';
import { LinkButton } from '../LinkButton/LinkButton';
import { Skeleton } from '../Skeleton/Skeleton';
import { ShieldIcon } from '../icons/ShieldIcon';
import { SandboxedFrame, isForeign } from '../frame/SandboxedFrame';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './ThreeDsFrame.css';

/** `frictionless`: the bank decides by itself. `challenge`: its page asks the person. */
export type ThreeDsState = 'frictionless' | 'challenge' | 'refused' | 'unavailable';

export interface ThreeDsFrameProps {
  state: ThreeDsState;
  /** Display name of the bank: `Banco do Brasil`. */
  banco: string;
  /** Formatted amount to pay. */
  total: string;
  /** Address of the bank's challenge page. */
  src?: string;
  /** Origin of that page; others are neither loaded nor heard. */
  origin?: string;
  /** Fields that each message of that page must contain; other messages are ignored. */
  expected?: Readonly<Record<string, string>>;
  /** True while the server is being queried. */
  checking?: boolean;
  /** Expiry of the challenge in milliseconds by `now`. */
  expiresAt: number;
  now: () => number;
  onExpire?: () => void;
  /** The bank's page, or the person, reported the end. Only a trigger to query the server, which knows the result. */
  onDone: () => void;
  /** The person cancelled and confirmed it. */
  onCancel: () => void;
  /** Try another card after a refusal; the same one when the bank did not answer. */
  onRetry: () => void;
  onPix: () => void;
}

/**
 * 3DS authentication by the buyer's bank. While it runs it takes the whole screen, so that neither the page nor its bar
 * covers the bank's question; its end stands in the page with the alternatives.
 */
export function ThreeDsFrame(props: ThreeDsFrameProps) {
  const { state, expiresAt, now, onExpire } = props;
  const titleId = useId();
  if (state === 'refused' || state === 'unavailable') {
    return (
      <section className="it-3ds" aria-labelledby={titleId}>
        <Head {...props} titleId={titleId} />
        <Stopped {...props} />
      </section>
    );
  }
  return (
    <MuiTheme>
      {/* Without `onClose`: leaving a payment is asked about, by its own button. */}
      <MuiDialog open fullScreen className="it-3ds-screen" aria-labelledby={titleId} transitionDuration={0}>
        <div className="it-3ds it-3ds--screen">
          <Head {...props} titleId={titleId} />
          <HoldTimer name={t('Tempo para confirmar')} expiresAt={expiresAt} now={now} {...(onExpire && { onExpire })} />
          <Running {...props} />
        </div>
      </MuiDialog>
    </MuiTheme>
  );
}

function Head({ state, banco, total, titleId }: ThreeDsFrameProps & { titleId: string }) {
  const title = useFocusOn(state);
  return (
    <div className="it-3ds__head">
      <h2 id={titleId} ref={title} tabIndex={-1} className="it-3ds__title">
        <ShieldIcon size={22} /> {titles[state](banco)}
      </h2>
      <p className="it-3ds__sum">
        {t('Total')} <strong className="it-tabular">{total}</strong>
      </p>
    </div>
  );
}

const titles: Record<ThreeDsState, (banco: string) => string> = {
  frictionless: (banco) => t('Confirmando com {banco}', { banco }),
  challenge: (banco) => t('Confirme a compra com {banco}', { banco }),
  refused: () => t('O banco não aprovou a compra'),
  unavailable: () => t('O banco não respondeu'),
};

/** Authentication in progress; cancelling needs a confirmation. */
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
        <SandboxedFrame
          title={t('Confirmação de {banco}', { banco })}
          src={src}
          origin={origin}
          height={440}
          onData={hear}
        />
      ) : (
        <Skeleton label={t('Falando com {banco}', { banco })} shape="card" count={2} />
      )}
      {open && late && <SlowBank src={src} />}
      <Inline>
        {state === 'challenge' && (
          <Button variant="secondary" loading={checking} onClick={onDone}>
            {t('Já confirmei no banco')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('Cancelar pagamento')}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        title={t('Cancelar este pagamento?')}
        confirmLabel={t('Cancelar pagamento')}
        cancelLabel={t('Continuar confirmando')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onCancel}
      >
        {t('Nada foi cobrado. As poltronas continuam reservadas e você pode pagar de outro jeito.')}
      </ConfirmDialog>
    </>
  );
}

/** Offers the bank's page outside its frame. */
const SlowBank = ({ src }: { src: string }) => (
  <Alert
    kind="warning"
    title={t('A página do banco está demorando')}
    announce
    action={<LinkButton href={src}>{t('Abrir a confirmação em página inteira')}</LinkButton>}
  >
    {t('Você pode abri-la fora deste quadro e volta para cá em seguida. Nada foi cobrado ainda.')}
  </Alert>
);

/** Time without a message after which the page probably failed. */
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

/** Focuses the title on each change: the challenge, and later its result. */
function useFocusOn(state: ThreeDsState) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'frictionless') title.current?.focus();
  }, [state]);
  return title;
}

/** True for a message with all expected fields. */
function names(data: unknown, expected: Readonly<Record<string, string>>): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const said = data as Record<string, unknown>;
  return Object.entries(expected).every(([key, value]) => said[key] === value);
}

/** End without payment: the reason and the alternatives. */
function Stopped({ state, banco, onRetry, onPix }: ThreeDsFrameProps) {
  const refused = state === 'refused';
  return (
    <Alert
      kind={refused ? 'danger' : 'warning'}
      announce
      action={
        <Inline>
          <Button onClick={onPix}>{t('Pagar com Pix')}</Button>
          <Button variant="secondary" onClick={onRetry}>
            {refused ? t('Usar outro cartão') : t('Tentar novamente')}
          </Button>
        </Inline>
      }
    >
      {refused
        ? t('{banco} recusou a confirmação. Nada foi cobrado e as poltronas continuam reservadas.', { banco })
        : t('Não conseguimos falar com {banco}. Nada foi cobrado e as poltronas continuam reservadas.', { banco })}
    </Alert>
  );
}
