import { useEffect, useRef } from 'react';
import { rotas } from '../domain/rotas';
import { useAppSelector } from '../store/hooks';
import { selectOnline } from '../store/interface';
import { selectLembrada, selectSignedIn } from '../store/sessao';
import { ErrorState } from '../ui/ErrorState/ErrorState';
import { NoConnectionIllustration } from '../ui/Illustration/NoConnectionIllustration';
import { Inline } from '../ui/Inline/Inline';
import { Link } from '../ui/Link/Link';

export interface FailedLoadProps {
  /** What could not be loaded is a part of a page. */
  inPage: boolean;
  onRetry: () => void;
}

/** A page whose files did not come, most often for want of a network: says what opens without one, and tries again with it. */
export function FailedLoad({ inPage, onRetry }: FailedLoadProps) {
  const online = useAppSelector(selectOnline);
  useRetryOnline(online, onRetry);
  if (online) {
    return (
      <ErrorState title={inPage ? 'Esta etapa não abriu' : 'Esta página não abriu'} onRetry={onRetry}>
        Pode ter sido a conexão. O que você já fez não se perdeu.
        {!inPage && <SemInternet />}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={inPage ? 'Esta etapa precisa de internet' : 'Esta página precisa de internet'}
      illustration={<NoConnectionIllustration />}
      onRetry={onRetry}
    >
      Ela abre sozinha quando a conexão voltar. O que você já fez não se perdeu.
      {!inPage && <SemInternet />}
    </ErrorState>
  );
}

/** What this device has at hand, for whom it has it. */
function SemInternet() {
  const signedIn = useAppSelector(selectSignedIn);
  const lembrada = useAppSelector(selectLembrada);
  const paths = [...(signedIn || lembrada ? [rotas.minhasViagens] : []), rotas.embarque, rotas.home];
  return (
    <>
      <p>Sem internet, neste aparelho também abrem:</p>
      <Inline>
        {paths.map(({ path, titulo }) => (
          <Link key={path} href={path}>
            {path === rotas.home.path ? 'Início' : titulo}
          </Link>
        ))}
      </Inline>
    </>
  );
}

/** The network is back: nobody has to press anything. */
function useRetryOnline(online: boolean, retry: () => void): void {
  const before = useRef(online);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (online && !before.current) latest.current();
    before.current = online;
  }, [online]);
}
