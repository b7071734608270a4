import { useEffect, useState } from 'react';
import { useBrand } from '../brand/BrandContext';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { ShieldIcon } from '../icons/ShieldIcon';
import { SandboxedFrame, isForeign } from '../frame/SandboxedFrame';
import { readCardMessage } from './cardMessage';
import type { CardMessage } from './cardMessage';
import { t } from '../../words/t';
import './CardFrame.css';

export interface CardFrameProps {
  /** Address of the acquirer's form; null while loading. */
  src: string | null;
  /**
   * The acquirer's origin: a form of any other origin, ours included, is not loaded, and messages of other origins are
   * ignored.
   */
  origin: string;
  title?: string;
  /** The form asks for the security code of a saved card alone, and is as low as that. */
  codeOnly?: boolean;
  /** Display name of the acquirer: `Adiq`. */
  adquirente: string;
  /** Id of this form; messages with another id are ignored. */
  nonce?: string;
  /** Increases with each request for a token. */
  asked?: number;
  /** Why the form cannot be shown. */
  error?: string | null;
  onMessage: (message: CardMessage) => void;
  onRetry: () => void;
}

const FIRST_HEIGHT_PX = 280;
const CODE_HEIGHT_PX = 108;
/** Load timeout, since a frame that fails to load emits no event. */
const PATIENCE_MS = 15_000;

/**
 * Hosts the acquirer's card form. The fields belong to its page and origin: number, validity and code never pass
 * through this product (SAQ A). The result is a token, the brand and four digits.
 */
export function CardFrame(props: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    props.onRetry();
  };
  return <Attempt key={`${attempt} ${props.src}`} {...props} onRetry={retry} />;
}

/** One attempt to load the form; a retry mounts a new one. */
function Attempt(props: CardFrameProps) {
  const { src, origin, title = t('Dados do cartão'), codeOnly = false, adquirente, nonce, asked = 0, error } = props;
  const { onMessage, onRetry } = props;
  const [height, setHeight] = useState(codeOnly ? CODE_HEIGHT_PX : FIRST_HEIGHT_PX);
  const [ready, setReady] = useState(false);
  const late = useLate(src !== null && !ready);

  const { nome } = useBrand();
  const hear = (data: unknown) => {
    const message = readCardMessage(data, nonce);
    if (!message) return;
    if (message.tipo === 'pronto') setReady(true);
    if (message.tipo === 'altura') setHeight(message.altura);
    onMessage(message);
  };

  const failure = error ?? failureOf(src, origin, late);
  if (failure) {
    return (
      <ErrorState title={t('O formulário do cartão não abriu')} onRetry={onRetry}>
        {failure}
      </ErrorState>
    );
  }
  return (
    <div className="it-card-frame" data-ready={ready}>
      <div className="it-card-frame__box" style={{ minBlockSize: height }}>
        {!ready && (
          <div className="it-card-frame__wait">
            <Skeleton label={t('Abrindo o formulário do cartão')} shape="title" count={codeOnly ? 1 : 3} />
          </div>
        )}
        {src !== null && (
          <SandboxedFrame
            title={title}
            src={src}
            origin={origin}
            height={height}
            said={{ n: asked, message: { tipo: 'tokenizar', nonce } }}
            onData={hear}
          />
        )}
      </div>
      <p className="it-card-frame__note">
        <ShieldIcon size={18} />{' '}
        {t('Os dados do cartão vão direto para a {adquirente}. A {empresa} não vê nem guarda o número.', {
          adquirente,
          empresa: nome,
        })}
      </p>
    </div>
  );
}

function failureOf(src: string | null, origin: string, late: boolean): string | null {
  if (src !== null && !isForeign(src, origin)) return t('O endereço do formulário não é o da adquirente.');
  return late ? t('Ele está demorando a responder. Confira a conexão ou pague com Pix.') : null;
}

function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late && waiting;
}
