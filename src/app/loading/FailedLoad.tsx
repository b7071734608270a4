import { useEffect, useRef } from 'react';
import { rotas } from '../../domain/base/rotas';
import { useAppSelector } from '../../store/hooks';
import { selectOnline } from '../../store/aplicativo/interface';
import { selectLembrada, selectSignedIn } from '../../store/sessao/sessao';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { NoConnectionIllustration } from '../../ui/Illustration/NoConnectionIllustration';
import { Inline } from '../../ui/Inline/Inline';
import { Link } from '../../ui/Link/Link';
import { t, translated } from '../../words/t';

export interface FailedLoadProps {
  /** True when the failed part belongs to a page that is itself loaded. */
  inPage: boolean;
  onRetry: () => void;
}

/**
 * A page whose files failed to load, usually offline: lists the pages that work offline and retries on reconnection.
 */
export function FailedLoad({ inPage, onRetry }: FailedLoadProps) {
  const online = useAppSelector(selectOnline);
  useRetryOnline(online, onRetry);
  if (online) {
    return (
      <ErrorState title={inPage ? t('Esta etapa não abriu') : t('Esta página não abriu')} onRetry={onRetry}>
        {t('Pode ter sido a conexão. O que você já fez não se perdeu.')}
        {!inPage && <SemInternet />}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={inPage ? t('Esta etapa precisa de internet') : t('Esta página precisa de internet')}
      illustration={<NoConnectionIllustration />}
      onRetry={onRetry}
    >
      {t('Ela abre sozinha quando a conexão voltar. O que você já fez não se perdeu.')}
      {!inPage && <SemInternet />}
    </ErrorState>
  );
}

/** The pages available offline for this visitor. */
function SemInternet() {
  const signedIn = useAppSelector(selectSignedIn);
  const lembrada = useAppSelector(selectLembrada);
  const paths = [...(signedIn || lembrada ? [rotas.minhasViagens] : []), rotas.embarque, rotas.home];
  return (
    <>
      <p>{t('Sem internet, neste aparelho também abrem:')}</p>
      <Inline>
        {paths.map(({ path, titulo }) => (
          <Link key={path} href={path}>
            {path === rotas.home.path ? t('Início') : translated(titulo)}
          </Link>
        ))}
      </Inline>
    </>
  );
}

/** Retries on reconnection. */
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
